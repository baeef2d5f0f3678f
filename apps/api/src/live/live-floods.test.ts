import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestPlayer, type TestPlayer } from '../testing/test-player.ts';
import { createLive, type Live } from './live.ts';

const token = 'x'.repeat(43);
const signIn = `40${JSON.stringify({ token })}`;

describe('a live channel that is flooded', () => {
  let db: TestDatabase;
  let player: TestPlayer;
  let live: Live;
  let origin: string;
  let lookUps = 0;
  const callers: string[] = [];
  const server = createServer();

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
    const sessions = createPlayerSessions({ database: db.database, now: () => new Date() });
    player = await createTestPlayer(db.database, sessions);
    live = await createLive({
      server,
      database: db.database,
      sessions: { find: (given) => ((lookUps += 1), sessions.find(given)) },
      gamePages: { find: async () => undefined },
      memoryThrottle: { take: async (...counts) => void callers.push(...counts.map(({ limit, of }) => `${limit} ${of}`)) },
      siteOrigins: [],
      trustProxy: ['loopback'],
      redisUrl: undefined,
      log: createLog('test', 'silent'),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    lookUps = 0;
    callers.length = 0;
  });
  afterAll(async () => {
    await live.close();
    server.close();
    await db.destroy();
  });

  /** Sends packets over a WebSocket without a protocol library, until the server closes it. */
  function flood(packets: readonly string[]): Promise<string[]> {
    const heard: string[] = [];
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    socket.addEventListener('open', () => packets.forEach((packet) => socket.send(packet)));
    socket.addEventListener('message', ({ data }) => heard.push(String(data)));
    return new Promise((resolve) => socket.addEventListener('close', () => resolve(heard)));
  }

  async function poll(): Promise<(packets: readonly string[]) => Promise<number>> {
    const url = `${origin}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1)) as { sid: string };
    return async (packets) => (await fetch(`${url}&sid=${sid}`, { method: 'POST', body: packets.join('\u001e') })).status;
  }

  it.each([
    ['that sign in repeatedly', Array<string>(5_000).fill(signIn), 1],
    ['that sign in again with a space for the 0', [signIn, ...Array<string>(5_000).fill(signIn.replace('40', '4 '))], 1],
    ['with malformed tokens', Array<string>(5_000).fill('40{"token":"xxxxxxxxxx"}'), 0],
    ['for an unknown namespace', ['40/x,'], 0],
    ['that respond to pings that were never sent', Array<string>(5_000).fill('3'), 0],
  ])('closes a connection that sends packets %s', async (_text, packets, maxLookUps) => {
    await flood(packets);
    expect(lookUps).toBeLessThanOrEqual(maxLookUps);
    const send = await poll();
    for (let turn = 0; turn < packets.length && (await send(packets.slice(0, 200))) === 200; turn += 1);
    expect(await send(['3'])).toBe(400);
    expect(lookUps).toBeLessThanOrEqual(maxLookUps * 2);
  });

  const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
  const message = Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x33]);
  const fragment = Buffer.from([0x01, 0x80, 0, 0, 0, 0]);
  const nextFragment = Buffer.from([0x00, 0x80, 0, 0, 0, 0]);
  it.each([
    ['pings', Array<Buffer>(500).fill(ping)],
    ['packets', Array<Buffer>(500).fill(message)],
    ['a packet, and ignores the request to close', [message]],
    ['a packet in endless fragments', [fragment, ...Array<Buffer>(500).fill(nextFragment)]],
  ])('closes a WebSocket that is to replace polling but never completes the upgrade and sends %s', async (_text, frames) => {
    const { sid } = JSON.parse((await (await fetch(`${origin}/socket.io/?EIO=4&transport=polling`)).text()).slice(1)) as { sid: string };
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
    socket.write(
      `GET /socket.io/?EIO=4&transport=websocket&sid=${sid} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`,
    );
    expect(String((await once(socket, 'data'))[0]).slice(9, 12)).toBe('101');
    socket.resume().write(Buffer.concat(frames));
    await once(socket, 'close');
  });

  it.each(['/other', '/socket.io/?EIO=4&transport=websocket&sid=none'])('survives upgrade requests to %s that the client resets', async (url) => {
    const head = `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    for (let count = 0; count < 300; count += 1) {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(head);
      // Lets some of the responses begin.
      if (count % 2 === 0) await new Promise(setImmediate);
      socket.resetAndDestroy();
    }
    expect((await fetch(`${origin}/socket.io/?EIO=4&transport=polling`)).status).toBe(200);
  });

  it('closes a connection on which a signed-in player sends too much', async () => {
    const packets = [`40${JSON.stringify({ token: player.token })}`, ...Array.from({ length: 500 }, (_, id) => `42${id}["join","odds_${id % 50}"]`)];
    const heard = await flood(packets);
    expect(heard.filter((packet) => packet.startsWith('43')).length).toBeLessThan(300);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51008', '192.0.2.7'],
    ['192.0.2.7, unknown', '127.0.0.1'],
  ])('counts sign-ins by the address that a trusted proxy reports: %s', async (reported, caller) => {
    const socket = io(origin, {
      auth: { token: player.token },
      transports: ['polling'],
      forceNew: true,
      extraHeaders: { 'x-forwarded-for': reported },
    });
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    socket.close();
    expect(callers).toEqual([`live_address ${caller}`]);
    expect(lookUps).toBe(1);
  });
});
