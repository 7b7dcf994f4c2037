// node server.js PORT API_PORT [FOLDER]: a boardgame.io server as its documentation makes one, which
// keeps its matches in memory or, with a folder, in files.
'use strict';

const { FlatFile, Server, Origins } = require('boardgame.io/server');
const { Raubern } = require('./raubern');

const [port, apiPort] = process.argv.slice(2, 4).map(Number);
const dir = process.argv[4];
const storage = dir ? { db: new FlatFile({ dir }) } : {};
const server = Server({ games: [Raubern], origins: [Origins.LOCALHOST], ...storage });

// With today's koa the lobby answers at a port of its own only.
server.run({ port, lobbyConfig: { apiPort } }, () => console.log('boardgame.io serves'));
