import type { FastifyInstance } from 'fastify';

const path = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It expires half a year after the request. */
export function securityTextRoutes(server: FastifyInstance, { contact, publicUrl }: { contact: string; publicUrl: string }): void {
  const text = () =>
    [`Contact: mailto:${contact}`, `Expires: ${expiry()}`, 'Preferred-Languages: en, fi', `Canonical: ${publicUrl}${path}`, ''].join('\n');
  server.get(path, (_, reply) => reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text()));
}

function expiry(): string {
  const expires = new Date(Date.now() + validDays * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return expires.toISOString();
}
