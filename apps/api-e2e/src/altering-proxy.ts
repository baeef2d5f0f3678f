import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a proxy that alters the request bodies of a backend, to simulate a backend with a fault. */
export async function startAlteringProxy(
  apiUrl: string,
  change: (body: Record<string, unknown>) => unknown,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const text = await textOf(request);
    const upstream = await fetch(`${apiUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        'content-type': request.headers['content-type'] ?? 'application/json',
        ...(request.headers.authorization ? { authorization: request.headers.authorization } : {}),
      },
      ...(request.method === 'POST' ? { body: changed(text, change) } : {}),
    });
    response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(await upstream.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function changed(text: string, change: (body: Record<string, unknown>) => unknown): string {
  try {
    return JSON.stringify(change(JSON.parse(text) as Record<string, unknown>));
  } catch {
    return text;
  }
}
