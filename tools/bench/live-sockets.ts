import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Sockets that sign in at the same time: an operator lets callers wait beyond a number of them. */
const batch = 100;

type Options = {
  readonly url: string;
  readonly count: number;
  tokenOf(index: number): string;
  readonly room: string;
  /** Called for each event with its text as it arrived. */
  onEvent(text: string, socket: number): void;
};

/** Joins a room of a Socket.IO server with many sockets, without a client library, whose work would be measured too. Returns a function that closes them. */
export async function openLiveSockets(options: Options): Promise<() => void> {
  const sockets: WebSocket[] = [];
  for (let index = 0; index < options.count; index += batch) {
    const size = Math.min(batch, options.count - index);
    sockets.push(...(await Promise.all(Array.from({ length: size }, (_, place) => open(options, index + place)))));
    await sleep(10);
  }
  return () => {
    for (const socket of sockets) socket.terminate();
  };
}

function open({ url, tokenOf, room, onEvent }: Options, index: number): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a socket was closed')));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('42')) return onEvent(text, index);
      if (text === '2') return socket.send('3');
      if (text.startsWith('0')) return socket.send(`40${JSON.stringify({ token: tokenOf(index) })}`);
      if (text.startsWith('40')) return socket.send(`420${JSON.stringify(['join', room])}`);
      if (text === '430[true]') return resolve(socket);
      reject(new Error(`a socket received ${text}`));
    });
  });
}
