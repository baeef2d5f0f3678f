import { Refusal } from './repository.mjs';

/**
 * Whether an address is on the loopback interface. Only such sites get the local mailbox and demonstration accounts.
 * @param {string} address
 * @returns {boolean}
 */
export function isLocalAddress(address) {
  return isLoopback(new URL(address).hostname);
}

/** @param {string} host */
function isLoopback(host) {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
}

/**
 * Whether only this machine can reach a site: both its public address and its listening address are on the loopback interface.
 * @param {string} site
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean}
 */
export function isLocalSite(site, { HOST: host }) {
  return isLocalAddress(site) && isLoopback(host || 'localhost');
}

/**
 * Refuses a HOST that other machines can reach while PUBLIC_URL is missing or local: the site would pass for a local one.
 * @param {NodeJS.ProcessEnv} env
 * @returns {void}
 */
export function assertHostMatchesPublicUrl({ PUBLIC_URL: site, HOST: host, PAYMENT_SANDBOX: named }) {
  if (named === '1' || isLoopback(host || 'localhost') || (site && !(URL.canParse(site) && isLocalAddress(site)))) return;
  throw new Refusal(
    `HOST ${host} opens the site to other machines: set PUBLIC_URL to the address they use, or PAYMENT_SANDBOX=1 to try it with test cards (in a container). DEMO_PASSWORD creates demonstration accounts.`,
  );
}

/**
 * Whether the payment sandbox replaces payment providers: on a local site without PSP_URL, elsewhere only with PAYMENT_SANDBOX=1.
 * @param {string} site
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean}
 */
export function hasPaymentSandbox(site, env) {
  return env.PAYMENT_SANDBOX === '1' || (isLocalSite(site, env) && !env.PSP_URL);
}

/**
 * Refuses a public site without a mail server.
 * @param {NodeJS.ProcessEnv} env
 * @returns {void}
 */
export function assertMailServer({ PUBLIC_URL: site, SMTP_URL: mailServer }) {
  if (!site || mailServer) return;
  if (!URL.canParse(site)) throw new Refusal(`PUBLIC_URL is not an http(s) address: ${site}`);
  if (!isLocalAddress(site)) throw new Refusal(`SMTP_URL is needed to send mails under PUBLIC_URL ${site}; only a local site can run without it.`);
}
