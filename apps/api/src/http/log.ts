import Fastify, { type FastifyBaseLogger } from 'fastify';

/**
 * Fastify's own logger (pino, JSON lines), created before the app so that startup is logged too. Headers and bodies are not logged, so no token,
 * password or card number can appear; the redacted paths are a second safeguard.
 */
export function createLog(service: string, level: string): FastifyBaseLogger {
  const redact = ['*.authorization', '*.password', '*.accessToken', 'authorization', 'password', 'accessToken'];
  return Fastify({ logger: { level, base: { service }, redact } }).log;
}
