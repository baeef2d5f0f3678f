import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { eicar } from '../testing/test-files.ts';
import { createClamScanner, testFileScanner } from './file-scanner.ts';

describe('the scanner for tests', () => {
  it('detects the EICAR test file anywhere in a file', async () => {
    expect(await testFileScanner.isInfected(Buffer.from(`before ${eicar} after`))).toBe(true);
    expect(await testFileScanner.isInfected(Buffer.from(eicar.slice(1)))).toBe(false);
  });
});

describe('a ClamAV daemon', () => {
  let server: Server;
  afterEach(() => void server.close());

  /** A daemon that collects the streamed bytes and replies `reply`. */
  async function start(reply: string | null, received: Buffer[] = []): Promise<string> {
    server = createServer((socket) => {
      let data = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        data = Buffer.concat([data, chunk]);
        if (reply === null) return;
        let at = 'zINSTREAM\0'.length;
        const parts: Buffer[] = [];
        while (data.length >= at + 4) {
          const length = data.readUInt32BE(at);
          if (length === 0) {
            received.push(data.subarray(0, 10), ...parts);
            socket.end(reply);
            return;
          }
          parts.push(data.subarray(at + 4, at + 4 + length));
          at += 4 + length;
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it.each([
    ['clean', 'stream: OK\0', false],
    ['infected', 'stream: Eicar-Test-Signature FOUND\0', true],
  ])('receives the complete file and reports that it is %s', async (_text, reply, isInfected) => {
    const received: Buffer[] = [];
    const file = Buffer.alloc(200_000, 'x');
    const scanner = createClamScanner(await start(reply, received));
    expect(await scanner.isInfected(file)).toBe(isInfected);
    expect(received[0]?.toString()).toBe('zINSTREAM\0');
    expect(Buffer.concat(received.slice(1)).equals(file)).toBe(true);
  });

  it('that fails accepts no file', async () => {
    const scanner = createClamScanner(await start('INSTREAM size limit exceeded. ERROR\0'));
    await expect(scanner.isInfected(Buffer.from('x'))).rejects.toThrow('size limit');
  });

  it('that does not reply in time accepts no file', async () => {
    const scanner = createClamScanner(await start(null), { timeoutMs: 30 });
    await expect(scanner.isInfected(Buffer.from('x'))).rejects.toThrow('in time');
  });

  it('that is unreachable accepts no file', async () => {
    const address = await start('');
    await new Promise((resolve) => server.close(resolve));
    await expect(createClamScanner(address).isInfected(Buffer.from('x'))).rejects.toThrow('cannot be reached');
  });
});
