import type { FastifyInstance } from 'fastify';

const lookEveryMs = 20;

/**
 * Makes `close()` end with the last answer. Node closes only the connections that are idle at that moment: one whose answer is given a
 * moment later would be kept alive for over a minute more, and so would one that was opened in advance and never used. What is not
 * answered within `graceMs` is cut.
 */
export function endConnectionsOnClose(app: FastifyInstance, { graceMs = 10_000 }: { graceMs?: number } = {}): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    const ended = setInterval(() => server.closeIdleConnections(), lookEveryMs);
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.once('close', () => {
      clearInterval(ended);
      clearTimeout(deadline);
    });
  });
}
