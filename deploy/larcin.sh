#!/bin/sh
# For root, as /usr/local/bin/larcin: a command of larcin as the server's own user, with the server's settings.
# Files are looked for, and written, in its folder /var/lib/larcin.
set -eu
cd /var/lib/larcin
exec runuser -u larcin -- env LARCIN_STATE=/var/lib/larcin LARCIN_CONFIG=/etc/larcin/larcin.toml /opt/larcin/bin/larcin "$@"
