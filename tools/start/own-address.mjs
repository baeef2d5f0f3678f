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
 * Refuses a site for others whose mails would go nowhere.
 * @param {NodeJS.ProcessEnv} env
 * @returns {void}
 */
export function assertMailsLeave({ PUBLIC_URL: site, SMTP_URL: mailServer }) {
  if (!site || mailServer) return;
  if (!URL.canParse(site)) throw new Refusal(`PUBLIC_URL is not an http(s) address: ${site}`);
  if (!isOwnAddress(site)) throw new Refusal(`SMTP_URL is needed to send mails under PUBLIC_URL ${site}; only a site of this machine goes without.`);
}
