import { Refusal } from './repository.mjs';

/**
 * Whether only this machine can open an address. What is to try things out (mails to read, known passwords) is there alone.
 * @param {string} address
 * @returns {boolean}
 */
export function isOwnAddress(address) {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/**
 * Whether the payment sandbox stands in for payment providers: on a site of this machine that names no provider, elsewhere only where it is asked for by name.
 * @param {string} site
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean}
 */
export function hasPaymentSandbox(site, { PAYMENT_SANDBOX: named, PSP_URL: provider }) {
  return named === '1' || (isOwnAddress(site) && !provider);
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
