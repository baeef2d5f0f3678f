import { Refusal } from './repository.mjs';

/**
 * Whether only this machine can open an address. What is to try things out (mails to read, known passwords) is there alone.
 * @param {string} address
 * @returns {boolean}
 */
export function isOwnAddress(address) {
  return isLoopback(new URL(address).hostname);
}

/** @param {string} host */
function isLoopback(host) {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
}

/**
 * Whether a site is this machine's alone: by its address, and by the address it listens on.
 * @param {string} site
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean}
 */
export function isOwnSite(site, { HOST: host }) {
  return isOwnAddress(site) && isLoopback(host || 'localhost');
}

/**
 * Refuses a site that listens to the network under an address of this machine: it would be taken for one to try things out.
 * @param {NodeJS.ProcessEnv} env
 * @returns {void}
 */
export function assertHostIsMeant({ PUBLIC_URL: site, HOST: host, PAYMENT_SANDBOX: named }) {
  if (named === '1' || isLoopback(host || 'localhost') || (site && !(URL.canParse(site) && isOwnAddress(site)))) return;
  throw new Refusal(
    `HOST ${host} opens the site to other machines: set PUBLIC_URL to its address there, or PAYMENT_SANDBOX=1 to try it with test cards (in a container); DEMO_PASSWORD makes demonstration accounts.`,
  );
}

/**
 * Whether the payment sandbox stands in for payment providers: on a site of this machine that names no provider, elsewhere only where it is asked for by name.
 * @param {string} site
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean}
 */
export function hasPaymentSandbox(site, env) {
  return env.PAYMENT_SANDBOX === '1' || (isOwnSite(site, env) && !env.PSP_URL);
}

/**
 * Refuses a site for others whose mails would go nowhere.
 * @param {NodeJS.ProcessEnv} env
 * @returns {void}
 */
export function assertMailsLeave({ PUBLIC_URL: site, SMTP_URL: mailServer }) {
  if (!site || mailServer) return;
  if (!URL.canParse(site)) throw new Refusal(`PUBLIC_URL is not an http(s) address: ${site}`);
  if (!isOwnAddress(site)) throw new Refusal(`SMTP_URL is needed to send mails under PUBLIC_URL ${site}; only a site of this machine goes without.`);
}
