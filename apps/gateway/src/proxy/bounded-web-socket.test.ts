import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { testGateway } from '../testing/test-gateway.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('a live channel through the gateway', () => {
  let api: Server;
  let gateway: FastifyInstance;
  /** Bytes of each frame that the API received. */
  let received: number[];
  let lines: string[];

  beforeEach(async () => {
    [received, lines] = [[], []];
    // Nothing of the allowance comes back while a busy machine sends.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    api = createServer((_, response) => response.end('{}'));
    new WebSocketServer({ server: api }).on('connection', (socket) => {
      const note = (data: Buffer) => void received.push(data.length);
      socket.on('message', (data: Buffer) => (note(data), socket.send(data)));
      socket.on('ping', note).on('pong', note);
    });
    await once(api.listen(0, '127.0.0.1'), 'listening');
    gateway = testGateway({ apiUrl: `http://127.0.0.1:${portOf(api)}`, log: (line) => lines.push(line) });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await gateway.close();
    api.close();
  });

  async function open(): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf(gateway.server)}/socket.io/?EIO=4&transport=websocket`);
    await once(socket, 'open');
    return socket;
  }

  it.each<[string, number[], (socket: WebSocket) => void]>([
    ['messages', [1008], (socket) => socket.send('3')],
    // The library itself destroys a connection that has too many pings to answer.
    ['pings', [1006, 1008], (socket) => socket.ping('x')],
    ['pongs nobody asked for', [1008], (socket) => socket.pong()],
  ])('is ended by a caller that sends thousands of %s, of which the API receives some hundred', async (_what, codes, send) => {
    const socket = await open();
    const closed = once(socket, 'close');
    for (let count = 0; count < 20_000; count += 1) send(socket);
    expect(codes).toContain((await closed)[0]);
    expect(received.length).toBeLessThanOrEqual(300);
  });

  it('is ended with 1008 by a caller that sends megabytes', async () => {
    const socket = await open();
    const closed = once(socket, 'close');
    for (let count = 0; count < 250; count += 1) socket.send('x'.repeat(16_000));
    expect((await closed)[0]).toBe(1008);
    expect(received.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(128 * 1024);
  });

  it('is one line of the log for each address when it is ended', async () => {
    for (let round = 0; round < 3; round += 1) {
      const socket = await open();
      const closed = once(socket, 'close');
      for (let count = 0; count < 1_000; count += 1) socket.send('3');
      await closed;
    }
    await gateway.close();
    const refused = lines.filter((line) => line.includes('limits of the gateway'));
    expect(refused.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 40, address: '127.0.0.1', refused: { live: 3 } }]);
  });

  it('is ended by a message in pieces without end, and by one that is longer than the API takes', async () => {
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

  it('lets through what a page sends at most: a sign-in, and a hundred things to watch left for others', async () => {
    const socket = await open();
    const heard: string[] = [];
    const whole = new Promise<void>((resolve) => socket.on('message', (data) => heard.push(String(data)) === 201 && resolve()));
    const sent = [`40{"token":"${'x'.repeat(43)}"}`, ...Array.from({ length: 200 }, (_, id) => `42${id}["join","odds_${id}"]`)];
    for (const packet of sent) socket.send(packet);
    await whole;
    expect(heard).toEqual(sent);
    socket.terminate();
  });
});
