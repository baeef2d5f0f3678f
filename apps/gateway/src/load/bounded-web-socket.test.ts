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
    // The allowance must not refill while a busy machine sends.
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
    // The `ws` library itself terminates a connection with too many unanswered pings.
    ['pings', [1006, 1008], (socket) => socket.ping('x')],
    ['pongs nobody asked for', [1008], (socket) => socket.pong()],
  ])('is closed when the client sends thousands of %s, of which the API receives a few hundred', async (_what, codes, send) => {
    const socket = await open();
    const closed = once(socket, 'close');
    for (let count = 0; count < 20_000; count += 1) send(socket);
    expect(codes).toContain((await closed)[0]);
    expect(received.length).toBeLessThanOrEqual(300);
  });

  it('is closed with 1008 when the client sends megabytes', async () => {
    const socket = await open();
    const closed = once(socket, 'close');
    for (let count = 0; count < 250; count += 1) socket.send('x'.repeat(16_000));
    expect((await closed)[0]).toBe(1008);
    expect(received.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(128 * 1024);
  });

  it('adds one line per address to the log when it is closed', async () => {
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

  it('is closed by an endlessly fragmented message, and by one longer than the API accepts', async () => {
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

  it('passes on the most that a page ever sends: a sign-in, and leaving a hundred rooms for others', async () => {
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
