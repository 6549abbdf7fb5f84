import { createServer } from 'node:http';

// The least a server can do: how much of a cold start is Node's own.

createServer().listen(0, '127.0.0.1', () => process.send?.('listening'));
process.once('disconnect', () => process.exit());
