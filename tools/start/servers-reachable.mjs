import { connect } from 'node:net';
import { Refusal } from './repository.mjs';

const timeoutMs = 5000;
const kinds = [
  { name: 'DATABASE_URL', what: 'database', protocols: ['postgres:', 'postgresql:'], port: 5432 },
  { name: 'REDIS_URL', what: 'Redis server', protocols: ['redis:', 'rediss:'], port: 6379 },
];

/**
 * Refuses, in one line and before the slow steps, a DATABASE_URL or REDIS_URL that is malformed or cannot be reached.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
export async function assertServersReachable(env) {
  for (const { name, what, protocols, port } of kinds) {
    const text = env[name];
    if (!text) continue;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || !protocols.includes(url.protocol))
      throw new Refusal(`${name} must look like ${protocols[0]}//user:password@host:${port}${port === 5432 ? '/name' : ''}.`);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const problem = await connectOnce(host, Number(url.port || port));
    if (problem) throw new Refusal(`The ${what} of ${name} at ${url.hostname}:${url.port || port} cannot be reached (${problem}).`);
  }
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | null>}
 */
function connectOnce(host, port) {
  // A Unix socket is checked by the login to the database.
  if (!host) return Promise.resolve(null);
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    const end = (/** @type {string | null} */ problem) => {
      socket.destroy();
      resolve(problem);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end('no response'));
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ error) => end(error.code ?? error.message));
  });
}
