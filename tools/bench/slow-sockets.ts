import { connect, type Socket } from 'node:net';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { medianOf } from './figures.ts';
import { startGateway } from '../start/gateway-process.ts';

/** Number of loopback addresses; each stays below the gateway's limit of connections per address. */
const addressCount = 20;
const perAddress = 100;
const callCount = 200;
const dripEveryMs = 500;

const games = '{"group":"casino","page_size":100}';
const head = 'POST /api/front/get_games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const polling = 'POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\n4';

/** The text that a slow socket sends when it opens, and the text that it then sends byte by byte. */
const kinds: readonly { first: string; drip: string; reads: boolean }[] = [
  { first: '', drip: '', reads: true },
  { first: '', drip: `${head}Content-Length: 1000\r\n\r\n`, reads: true },
  { first: `${head}Content-Length: 1000\r\n\r\n{`, drip: '', reads: true },
  { first: `${head}Content-Length: 1000\r\n\r\n{`, drip: ' '.repeat(1_000), reads: true },
  { first: polling, drip: '', reads: true },
  { first: `${`${head}Content-Length: ${games.length}\r\n\r\n${games}`.repeat(2)}`, drip: '', reads: false },
];

export type SlowSocketsResult = { aloneP99Ms: number; p99Ms: number; slowestMs: number; sockets: number };

/** Measures normal calls through the gateway, alone and while 2,000 sockets send nothing, half a request or one byte at a time, or do not read their responses. */
export async function measureSlowSockets(apiUrl: string, folder: string): Promise<SlowSocketsResult> {
  const gateway = await startGateway({
    apiUrl,
    logFile: join(folder, 'gateway-slow.log'),
    env: { CALLS_PER_SECOND: '100', CONNECTIONS_PER_ADDRESS: '512' },
  });
  const { port } = new URL(gateway.url);
  const sockets: Socket[] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    // The first calls only warm up the gateway.
    await callTimes(port);
    const alone = await callTimes(port);
    const drips: { socket: Socket; left: string }[] = [];
    for (let index = 0; index < addressCount * perAddress; index += 1) {
      const kind = kinds[index % kinds.length];
      if (!kind) break;
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: `127.0.2.${Math.floor(index / perAddress)}` });
      socket.on('error', () => undefined);
      if (kind.reads) socket.resume();
      if (kind.first) socket.write(kind.first);
      if (kind.drip) drips.push({ socket, left: kind.drip });
      sockets.push(socket);
      if (index % perAddress === 0) await sleep(20);
    }
    timer = setInterval(() => {
      for (const drip of drips) {
        if (drip.left && drip.socket.writable) drip.socket.write(drip.left.slice(0, 1));
        drip.left = drip.left.slice(1);
      }
    }, dripEveryMs);
    // Waits until the complete requests of the slow sockets are handled: their load is not measured.
    await sleep(5_000);
    const besideSlow = await callTimes(port);
    const open = sockets.filter(({ readyState }) => readyState === 'open').length;
    return { aloneP99Ms: p99(alone), p99Ms: p99(besideSlow), slowestMs: Math.max(...besideSlow), sockets: open };
  } finally {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    await gateway.stop();
  }
}

const p99 = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? medianOf(values);

async function callTimes(port: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < callCount; count += 1) {
    const startedAtMs = performance.now();
    await normalCall(port);
    times.push(performance.now() - startedAtMs);
    await sleep(10);
  }
  return times;
}

/** Uses a new connection, since new visitors must be able to connect too. */
function normalCall(port: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/front/get_setting', headers, agent: false }, (response) => {
      response.resume().once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`responded ${response.statusCode}`))));
    });
    sent.setTimeout(10_000, () => sent.destroy(new Error('no response in 10 s')));
    sent.once('error', reject).end('{}');
  });
}
