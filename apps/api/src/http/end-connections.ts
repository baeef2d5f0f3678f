import type { FastifyInstance } from 'fastify';

const pollEveryMs = 20;

/**
 * Makes `close()` finish with the last response. Node closes only the connections that are idle at that moment: a connection that gets its response a
 * moment later would stay open for over a minute, and so would one that was never used. Requests without a response after `graceMs` are aborted.
 */
export function endConnectionsOnClose(app: FastifyInstance, { graceMs = 10_000 }: { graceMs?: number } = {}): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    const ended = setInterval(() => server.closeIdleConnections(), pollEveryMs);
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.once('close', () => {
      clearInterval(ended);
      clearTimeout(deadline);
    });
  });
}
