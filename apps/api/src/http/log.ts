import Fastify, { type FastifyBaseLogger } from 'fastify';

/**
 * Fastify's own logger (pino, JSON lines), created before the app so that startup is logged too. Headers and bodies are not logged, so no token,
 * password or card number can appear; the redacted paths are a second safeguard. `stream`: instead of the standard output.
 */
export function createLog(service: string, level: string, stream?: { write(line: string): void }): FastifyBaseLogger {
  const secrets = ['authorization', 'password', 'accessToken', 'number', 'cvv'];
  const redact = secrets.flatMap((name) => [name, `*.${name}`]);
  return Fastify({ logger: { level, base: { service }, redact, ...(stream ? { stream } : {}) } }).log;
}
