// A Socket.IO server that does nothing but send a room a tick of the size of those of crash every 100 ms,
// once a line arrives on its standard input. Prints its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

const server = createServer();
const io = new Server(server, { serveClient: false });
io.on('connection', (socket) => {
  socket.on('join', (room: string, acknowledge: (isDone: boolean) => void) => {
    void socket.join(`watch:${room}`);
    acknowledge(true);
  });
});
process.stdin.once('data', () => setInterval(tick, 100));
const tick = () => io.to('watch:crash').volatile.emit('crash', { kind: 'tick', elapsed_ms: Date.now(), multiple: 100 });
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
