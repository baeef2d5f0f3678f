import { setTimeout as sleep } from 'node:timers/promises';
import { Violation } from './verdicts.ts';

type Mail = { readonly subject: string; readonly text: string };

/** The mails that the operator has sent. */
export type Mailbox = {
  /** All mails to an address. */
  read(address: string): Promise<Mail[]>;
  /** Waits for a mail to an address that `matches`. */
  find(address: string, what: string, matches: (mail: Mail) => boolean): Promise<Mail>;
};

const timeoutMs = 30_000;
const intervalMs = 500;

/** A mailbox over HTTP: `GET {url}?to={address}` returns `{"mails":[{"to","subject","text"}]}`, as the reference operator's `/mail.json` does. */
export function createMailbox(url: string): Mailbox {
  async function read(address: string): Promise<Mail[]> {
    const requestUrl = new URL(url);
    requestUrl.searchParams.set('to', address);
    const response = await fetch(requestUrl, { headers: { accept: 'application/json' } });
    const { mails } = (await response.json()) as { mails?: (Mail & { to: string })[] };
    if (!Array.isArray(mails)) throw new Error(`${requestUrl.href} returned no list of mails`);
    return mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
  }

  return {
    read,
    async find(address, what, matches) {
      for (let waitedMs = 0; waitedMs <= timeoutMs; waitedMs += intervalMs) {
        const found = (await read(address)).find(matches);
        if (found) return found;
        await sleep(intervalMs);
      }
      throw new Violation(`${what} in the mailbox of ${address} within ${timeoutMs / 1000} s`);
    },
  };
}

/** The token of the link in a mail: `…#token=…` or `…?token=…`. */
export function tokenIn({ text }: Mail): string | undefined {
  return /[#?&]token=([\w-]+)/.exec(text)?.[1];
}
