import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { endConnectionsOnClose } from './end-connections.ts';

it('ends with the pending response, even if the client would keep its connection', async () => {
  const app = Fastify();
  endConnectionsOnClose(app);
  const asked = Promise.withResolvers<void>();
  const pending = Promise.withResolvers<string>();
  app.get('/', () => {
    asked.resolve();
    return pending.promise;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const response = once(get(url, { agent }), 'response') as Promise<[IncomingMessage]>;
  await asked.promise;
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening);
  pending.resolve('ready');
  const [message] = await response;
  expect((await message.toArray()).join('')).toBe('ready');
  await closed;
  agent.destroy();
});

it('closes a connection that was opened and never used', async () => {
  const app = Fastify();
  endConnectionsOnClose(app, { graceMs: 50 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const accepted = once(app.server, 'connection');
  await once(socket, 'connect');
  await accepted;
  const cut = once(socket, 'close');
  await app.close();
  await cut;
});
