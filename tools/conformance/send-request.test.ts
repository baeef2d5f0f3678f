import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { sendRequest } from './send-request.ts';

let server: Server;
afterEach(() => server.close());

it('reads a response that arrives, and whose connection closes, before the body is sent', async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.pause();
      socket.end('HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nX-One: 1\r\nContent-Length: 2\r\n\r\n{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const response = await sendRequest(url, { method: 'POST', headers: {}, body: 'x'.repeat(20_000_000) }, 30_000);
  expect([response.status, response.text, response.headers.get('x-one')]).toEqual([413, '{}', '1']);
});
