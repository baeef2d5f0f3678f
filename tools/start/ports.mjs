import { createServer } from 'node:net';
import { Refusal } from './repository.mjs';

// A port counts as taken if anything listens on it, on one address or on all.
const addresses = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * The port of the site, from the environment.
 * @param {string | undefined} text
 * @returns {number}
 */
export function portFrom(text) {
  const port = Number(text || 4200);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Refusal(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

/**
 * Refuses, in one line, a port that another program uses.
 * @param {number} port
 * @returns {Promise<void>}
 */
export async function assertPortIsFree(port) {
  if (port === 0) return;
  const problem = await problemWithPort(port);
  if (problem === 'EACCES') throw new Refusal(`This user may not use port ${port}; choose another with PORT=…`);
  if (problem) throw new Refusal(`Port ${port} is already in use; stop the program that uses it, or choose another port with PORT=…`);
}

/**
 * `first` if it is free, otherwise the next free port above it; any free port for 0.
 * @param {number} first
 * @returns {Promise<number>}
 */
export async function freePortFrom(first) {
  if (first === 0) return anyFreePort();
  for (let port = first; port < first + 50 && port <= 65535; port += 1) if (!(await problemWithPort(port))) return port;
  return anyFreePort();
}

/**
 * @param {number} port
 * @returns {Promise<string | null>}
 */
async function problemWithPort(port) {
  for (const host of addresses) {
    const problem = await listenOnce(port, host);
    // An address that the machine does not have says nothing about the port.
    if (problem && problem !== 'EADDRNOTAVAIL' && problem !== 'EAFNOSUPPORT') return problem;
  }
  return null;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>}
 */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer().once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true, ipv6Only: host.includes(':') }, () => server.close(() => resolve(null)));
  });
}

/** @returns {Promise<number>} */
function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
