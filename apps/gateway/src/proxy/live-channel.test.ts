import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { testGateway } from '../testing/test-gateway.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('a live channel through the gateway', () => {
  let api: Server;
  let gateway: FastifyInstance;
  /** Bytes of each frame that the API received. */
  let received: number[];

  beforeEach(async () => {
    received = [];
    api = createServer((_, response) => response.end('{}'));
    new WebSocketServer({ server: api }).on('connection', (socket) => {
      const note = (data: Buffer) => void received.push(data.length);
      socket.on('message', (data: Buffer) => (note(data), socket.send(data)));
      socket.on('ping', note).on('pong', note);
    });
    await once(api.listen(0, '127.0.0.1'), 'listening');
    gateway = testGateway({ apiUrl: `http://127.0.0.1:${portOf(api)}` });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    await gateway.close();
    api.close();
  });

  async function open(): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf(gateway.server)}/socket.io/?EIO=4&transport=websocket`);
    await once(socket, 'open');
    return socket;
  }

  it('is closed by a message of endless fragments, and by one longer than the API accepts', async () => {
    const pieces = await open();
    const ended = once(pieces, 'close');
    for (let count = 0; count < 100; count += 1) pieces.send('', { fin: false });
    expect((await ended)[0]).toBe(1008);
    const long = await open();
    const refused = once(long, 'close');
    long.send('x'.repeat(20_000));
    expect((await refused)[0]).toBe(1009);
    expect(received).toEqual([]);
  });

  it('passes on the maximum that a page sends: a sign-in, and leaving a hundred rooms for others', async () => {
    const socket = await open();
    const echoed: string[] = [];
    const allEchoed = new Promise<void>((resolve) => socket.on('message', (data) => echoed.push(String(data)) === 201 && resolve()));
    const sent = [`40{"token":"${'x'.repeat(43)}"}`, ...Array.from({ length: 200 }, (_, id) => `42${id}["join","odds_${id}"]`)];
    for (const packet of sent) socket.send(packet);
    await allEchoed;
    expect(echoed).toEqual(sent);
    socket.terminate();
  });
});
