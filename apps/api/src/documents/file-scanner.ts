import { connect } from 'node:net';

/** Scans files for malware. */
export type FileScanner = {
  /** Rejects if the scanner cannot be reached: a file that was not scanned is not stored. */
  isInfected(bytes: Buffer): Promise<boolean>;
};

/** The test file of the antivirus industry (EICAR), in two parts, so that no scanner flags this source file. */
const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''), 'latin1');

/** Detects the EICAR test file only: for development, and to test how infected files are handled. */
export const testFileScanner: FileScanner = { isInfected: async (bytes) => bytes.includes(eicar) };

const chunkBytes = 64 * 1024;
const maxReplyBytes = 4_096;

/** Creates a scanner that sends files to a ClamAV daemon with INSTREAM. `address` is `host:port`. */
export function createClamScanner(address: string, { timeoutMs = 15_000 }: { timeoutMs?: number } = {}): FileScanner {
  const { hostname, port } = new URL(`tcp://${address}`);
  return {
    isInfected: (bytes) =>
      new Promise((resolve, reject) => {
        const socket = connect({ host: hostname, port: Number(port) });
        let reply = '';
        const fail = (why: string) => {
          socket.destroy();
          reject(new Error(`The virus scanner at ${address} ${why}`));
        };
        socket.setTimeout(timeoutMs, () => fail('did not reply in time'));
        socket.on('error', (error) => fail(`cannot be reached: ${error.message}`));
        socket.on('data', (data) => {
          reply += data.toString('latin1');
          if (reply.length > maxReplyBytes) fail('replied too much');
        });
        socket.on('end', () => {
          const result = reply.replace(/\0/g, '').trim();
          if (result === 'stream: OK') resolve(false);
          else if (/^stream: .+ FOUND$/.test(result)) resolve(true);
          else return fail(`replied "${result}"`);
          socket.destroy();
        });
        socket.write('zINSTREAM\0');
        for (let from = 0; from < bytes.length; from += chunkBytes) {
          const chunk = bytes.subarray(from, from + chunkBytes);
          socket.write(lengthOf(chunk));
          socket.write(chunk);
        }
        socket.write(lengthOf(Buffer.alloc(0)));
      }),
  };
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
