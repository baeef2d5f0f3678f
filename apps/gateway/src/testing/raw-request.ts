import { connect } from 'node:net';

export type RawResponse = { status: number; head: string; body: string };

/** Sends a text unchanged, which no client library would, and reads until the gateway closes the connection. */
export function rawRequest(port: number, text: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setTimeout(5_000, () => socket.destroy(new Error('no response')));
    socket.on('data', (chunk) => chunks.push(chunk));
    let fault: Error | undefined;
    socket.on('error', (error) => (fault = error));
    socket.on('close', () => {
      // The gateway may close the connection while the request is still being sent; its response counts.
      if (fault && chunks.length === 0) return reject(fault);
      const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') });
    });
  });
}

/** The text of an HTTP/1.1 request with `Connection: close`; each header is a line. */
export function requestText(method: string, target: string, headers: readonly string[] = ['Host: casino.example']): string {
  return `${[`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}
