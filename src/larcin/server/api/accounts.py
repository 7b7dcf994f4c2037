"""The open API over HTTP: who somebody is, accounts and tokens."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from larcin.kernel.match import is_name
from larcin.server.common.errors import (
    BadName,
    Conflict,
    Forbidden,
    NameTaken,
    NotThere,
    WrongPassword,
)
from larcin.server.common.names import is_visible, looks
from larcin.server.services import accounts
from larcin.server.services.passwords import check_password
from larcin.server.tables.registry import TableRegistry
from larcin.server.web.authentication import Identity, new_token
from larcin.server.web.dependencies import AnyRequest, Keys, Me, Registry, Who, address_of
from larcin.wire import (
    Claim,
    Farewell,
    Login,
    NewPassword,
    NewToken,
    NewUser,
    PersonFile,
    Profile,
    Token,
    User,
)

AlsoTokens = Annotated[bool, QueryParameter(description="Whether programs are to forget you, too.")]

TAKEN: Final = "This name is claimed; take another one, or log in if it is yours."


@get("/api/me")
async def who_am_i(user: Me) -> User:
    """Whom the server takes you for."""
    return user


@post("/api/me", status_code=200)
async def introduce(
    request: AnyRequest, data: JSONBody[NewUser], registry: Registry, identity: Who
) -> Response[User]:
    """Become a guest with this name, or change yours. The answer sets a cookie."""
    _check_name(registry, data.name)
    user = await identity.who(request)
    if user is not None:
        registry.bans.check_user(user.id, data.name)
    try:
        if user is None:
            registry.quotas.make_guest(address_of(request))
            user = await registry.store.add_user(data.name)
        else:
            user = await registry.store.accounts.rename(user, data.name)
    except Conflict:
        raise NameTaken(TAKEN) from None
    return await _with_cookie(request, identity, user)


@post("/api/account", status_code=200)
async def claim(
    request: AnyRequest,
    data: JSONBody[Claim],
    user: Me,
    registry: Registry,
    identity: Who,
    keys: Keys,
) -> Response[User]:
    """Claim a name with a password: it is yours alone, and you can log in elsewhere.

    The answer sets a new cookie; the one before is good for nothing any more.
    """
    _check_name(registry, data.name)
    check_password(data.password, data.name)
    if user.claimed or user.program:
        raise Forbidden("You have an account already.")
    hashed = await keys.hash(data.password, address_of(request))
    try:
        await registry.store.accounts.claim(user.id, data.name, hashed)
    except Conflict:
        raise NameTaken(TAKEN) from None
    claimed = User(id=user.id, name=data.name, claimed=True)
    return await _with_cookie(request, identity, claimed)


@post("/api/login", status_code=200)
async def log_in(
    request: AnyRequest, data: JSONBody[Login], registry: Registry, identity: Who, keys: Keys
) -> Response[User]:
    """Be who you are elsewhere. The answer sets a cookie."""
    user = await registry.store.accounts.claimed(data.name)
    hashed = None if user is None else await registry.store.accounts.password(user.id)
    good = await keys.check(looks(data.name).small, address_of(request), hashed, data.password)
    if not good or user is None:
        raise WrongPassword("This name and this password do not belong together.")
    return await _with_cookie(request, identity, user)


@post("/api/logout", status_code=204)
async def log_out(
    request: AnyRequest, registry: Registry, identity: Who, tokens: AlsoTokens = False
) -> Response[None]:
    """All browsers forget who you are. A guest cannot come back from there."""
    user = await identity.who(request)
    if user is not None:
        await accounts.end_sessions(registry, user.id, tokens=tokens)
    return Response(None, cookies=[identity.no_cookie(secure=_is_secure(request))])


@post("/api/account/password", status_code=200)
async def change_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    user: Me,
    registry: Registry,
    identity: Who,
    keys: Keys,
) -> Response[User]:
    """Another password; wherever else you are logged in, you are no longer."""
    kept = registry.store.accounts
    check_password(data.new, user.name)
    hashed = await kept.password(user.id)
    if not await keys.check(user.id, address_of(request), hashed, data.old):
        raise WrongPassword("This is not your password.")
    await kept.set_password(user.id, await keys.hash(data.new, address_of(request)))
    await accounts.end_sessions(registry, user.id, tokens=data.tokens)
    return await _with_cookie(request, identity, user)


@post("/api/account/delete", status_code=204)
async def delete_account(
    request: AnyRequest,
    data: JSONBody[Farewell],
    user: Me,
    registry: Registry,
    identity: Who,
    keys: Keys,
) -> Response[None]:
    """Delete your account. Matches stay for those who played them, without your name."""
    hashed = await registry.store.accounts.password(user.id)
    given, address = data.password or "", address_of(request)
    if user.claimed and not await keys.check(user.id, address, hashed, given):
        raise WrongPassword("This is not your password.")
    await accounts.delete_account(registry, user.id)
    return Response(None, cookies=[identity.no_cookie(secure=_is_secure(request))])


@get("/api/me/file")
async def read_file(user: Me, registry: Registry) -> Response[PersonFile]:
    """All that the server keeps about you, as a file."""
    registry.quotas.read_file(user.id)
    headers = {"content-disposition": 'attachment; filename="larcin.json"'}
    return Response(await registry.store.person(user.id), headers=headers)


@get("/api/users/{user_id:str}")
async def profile(user_id: FromPath[str], registry: Registry) -> Profile:
    """Somebody's name and ratings."""
    user = await registry.store.user(user_id)
    if user is None:
        raise NotThere("There is nobody with this id.")
    return Profile(user=user, ratings=tuple(await registry.store.ratings.of_user(user_id)))


# -- Tokens ---------------------------------------------------------------------------------


@get("/api/tokens")
async def list_tokens(user: Me, registry: Registry) -> list[Token]:
    """Your tokens, without their secrets."""
    return await registry.store.accounts.tokens(user.id)


@post("/api/tokens")
async def make_token(
    request: AnyRequest, data: JSONBody[NewToken], user: Me, registry: Registry
) -> Token:
    """A token for a program. It is shown this once."""
    _check_name(registry, data.label)
    if data.bot and user.program:
        raise Forbidden("A program has no programs of its own.")
    registry.quotas.make_guest(address_of(request))
    secret = new_token()
    try:
        made = await registry.store.accounts.add_token(user, data.label, secret, bot=data.bot)
    except Conflict:
        raise NameTaken(TAKEN) from None
    return Token(id=made.id, label=made.label, bot=made.bot, user=made.user, token=secret)


@delete("/api/tokens/{token_id:str}")
async def revoke_token(token_id: FromPath[str], user: Me, registry: Registry) -> None:
    """The token is good for nothing any more."""
    try:
        await registry.store.accounts.revoke_token(user.id, token_id)
    except Conflict:
        raise NotThere("You have no such token.") from None


def _check_name(registry: TableRegistry, name: str) -> None:
    if not is_name(name) or not is_visible(name):
        raise BadName("A name is text without control characters, and not only blanks.")
    registry.bans.check_name(name)


def _is_secure(request: AnyRequest) -> bool:
    return request.url.scheme == "https"


async def _with_cookie(request: AnyRequest, identity: Identity, user: User) -> Response[User]:
    cookie = await identity.cookie(user.id, secure=_is_secure(request))
    return Response(user, cookies=[cookie])


HANDLERS: Final = (
    who_am_i,
    introduce,
    claim,
    log_in,
    log_out,
    change_password,
    delete_account,
    read_file,
    profile,
    list_tokens,
    make_token,
    revoke_token,
)
