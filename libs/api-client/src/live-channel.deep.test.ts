import type { Socket } from 'socket.io';
import { expect, test, vi } from 'vitest';
import { openChannel, startLiveServer, closeAfterEachTest } from './live-server.fixture.ts';

closeAfterEachTest();

test('the live channel waits longer each time if the operator accepts and then closes the connection, until one is stable', async () => {
  const { io, port } = await startLiveServer();
  const [at, cutAt]: [number[], number[]] = [[], []];
  io.on('connection', (socket: Socket) => {
    at.push(performance.now());
    const cut = () => {
      cutAt.push(performance.now());
      socket.disconnect(true);
    };
    // The sixth connection lasts longer than ten times the first delay.
    if (at.length === 6) setTimeout(cut, 250);
    else if (at.length < 6) cut();
  });
  await openChannel(port);
  await vi.waitFor(() => expect(at).toHaveLength(7));
  const waited = cutAt.map((cut, index) => (at[index + 1] ?? 0) - cut);
  [0, 20, 60, 140, 300].forEach((minimum, index) => expect(waited[index]).toBeGreaterThanOrEqual(minimum));
  expect(waited[5]).toBeLessThan(600);
});
