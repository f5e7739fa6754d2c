// boardgame.io's server as its documentation has it, with a game of its own: two players move rooks on a board of a
// hundred squares. DATABASE is the address of a PostgreSQL, FILES a directory otherwise. It takes a port that is free.
const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const { PostgresStore } = require('bgio-postgres');

const ROW = 10;
const EMPTY = '.';
const ROOKS = { 0: 'R', 1: 'r' };

const setup = () => ({ board: ROOKS[0].repeat(ROW) + EMPTY.repeat(8 * ROW) + ROOKS[1].repeat(ROW) });

/** Whether a rook gets from one square to another, over empty ones. */
function reaches(board, from, to) {
    const sameRow = Math.floor(from / ROW) === Math.floor(to / ROW);
    if (from === to || !(sameRow || from % ROW === to % ROW)) return false;
    const step = Math.sign(to - from) * (sameRow ? 1 : ROW);
    for (let square = from + step; square !== to; square += step) {
        if (board[square] !== EMPTY) return false;
    }
    return true;
}

function go({ G, playerID }, from, to) {
    const rook = ROOKS[playerID];
    const board = [...G.board];
    if (board[from] !== rook || !(to in board) || board[to] === rook || !reaches(board, from, to)) return INVALID_MOVE;
    board[from] = EMPTY;
    board[to] = rook;
    G.board = board.join('');
}

const rooks = { name: 'rooks', disableUndo: true, setup, moves: { go }, turn: { minMoves: 1, maxMoves: 1 } };

const db = process.env.DATABASE
    ? new PostgresStore(process.env.DATABASE, { logging: false, pool: { max: 20 } })
    : new FlatFile({ dir: process.env.FILES });

Server({ games: [rooks], db, origins: [] })
    .run({ port: { host: '127.0.0.1', port: 0 } })
    .then(({ appServer }) => console.log(`Listening on: http://127.0.0.1:${appServer.address().port}`));
