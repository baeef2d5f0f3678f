import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { assertPortIsFree, freePortFrom, portFrom } from './ports.mjs';
import { Refusal } from './repository.mjs';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function takenPort(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  return new Promise((resolve) => server.listen(0, host, () => resolve((server.address() as AddressInfo).port)));
}

describe('portFrom', () => {
  it.each([
    [undefined, 4200],
    ['', 4200],
    ['80', 80],
    ['0', 0],
  ])('reads %s as %i', (text, port) => expect(portFrom(text)).toBe(port));

  it.each(['x', '-1', '65536', '42.5'])('refuses %s', (text) => expect(() => portFrom(text)).toThrow(Refusal));
});

describe('a port', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('that a program uses on %s is taken', async (host) => {
    const port = await takenPort(host);
    await expect(assertPortIsFree(port)).rejects.toThrow(`Port ${port} is already in use`);
    expect(await freePortFrom(port)).not.toBe(port);
  });

  it('that no program uses is free', async () => {
    const port = await freePortFrom(0);
    await expect(assertPortIsFree(port)).resolves.toBeUndefined();
    expect(await freePortFrom(port)).toBe(port);
  });
});
