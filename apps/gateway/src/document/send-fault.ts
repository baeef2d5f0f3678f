import type { FastifyReply, FastifyRequest } from 'fastify';
import { faultPage, type Fault } from './fault-page.ts';
import type { PageFrame } from './page-frame.ts';

const errorKeys = {
  malformed: 'malformed',
  'too-long': 'malformed',
  method: 'not_found',
  broken: 'action_failed',
  unreachable: 'action_failed',
  busy: 'too_many_requests',
  'too-many': 'too_many_requests',
  'too-large': 'too_large',
} as const;

/** Sends an error as a page, or in the API's format to API clients. */
export function sendFault(request: FastifyRequest, reply: FastifyReply, frame: PageFrame, fault: Fault): FastifyReply {
  const url = request.originalUrl;
  const page = faultPage(frame, fault, url, request.id);
  reply.code(page.status).header('cache-control', 'no-store');
  if (fault === 'busy' || fault === 'unreachable') reply.header('retry-after', '5');
  if (fault === 'method') reply.header('allow', 'GET, HEAD');
  if (/^\/(api|socket\.io)(\/|$|\?)/.test(url)) return reply.send({ status: 0, error: errorKeys[fault] });
  if (/^\/(art|assets|games)\//.test(url)) return reply.type('text/plain; charset=utf-8').send(`${page.status}\n`);
  return reply.header('content-security-policy', page.policy).type('text/html; charset=utf-8').send(page.html);
}
