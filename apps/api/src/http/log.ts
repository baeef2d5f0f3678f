import Fastify, { type FastifyBaseLogger } from 'fastify';

/**
 * Fastify's own logger (pino, JSON lines), made before the app so that the start is logged too. Nobody logs headers or bodies,
 * so no token, password or card can reach it; the paths are a second guard.
 */
export function createLog(service: string, level: string): FastifyBaseLogger {
  const redact = ['*.authorization', '*.password', '*.accessToken', 'authorization', 'password', 'accessToken'];
  return Fastify({ logger: { level, base: { service }, redact } }).log;
}
