// node server.js PORT API_PORT: a boardgame.io server as its documentation makes one, in memory.
'use strict';

const { Server, Origins } = require('boardgame.io/server');
const { Raubern } = require('./raubern');

const [port, apiPort] = process.argv.slice(2).map(Number);
const server = Server({ games: [Raubern], origins: [Origins.LOCALHOST] });

// With today's koa the lobby answers at a port of its own only.
server.run({ port, lobbyConfig: { apiPort } }, () => console.log('boardgame.io serves'));
