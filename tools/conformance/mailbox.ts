import { setTimeout as sleep } from 'node:timers/promises';
import { Violation } from './verdicts.ts';

type Mail = { readonly subject: string; readonly text: string };

/** The mails that the operator has sent. */
export type Mailbox = {
  /** The texts of an address's mails. */
  read(address: string): Promise<Mail[]>;
  /** The first mail to an address that `matches`, as soon as it is there. */
  find(address: string, what: string, matches: (mail: Mail) => boolean): Promise<Mail>;
};

const patienceMs = 30_000;
const everyMs = 500;

/** A mailbox over HTTP: `GET {url}?to={address}` answers `{"mails":[{"to","subject","text"}]}`, as the reference operator's `/mail.json` does. */
export function createMailbox(url: string): Mailbox {
  async function read(address: string): Promise<Mail[]> {
    const asked = new URL(url);
    asked.searchParams.set('to', address);
    const response = await fetch(asked, { headers: { accept: 'application/json' } });
    const { mails } = (await response.json()) as { mails?: (Mail & { to: string })[] };
    if (!Array.isArray(mails)) throw new Error(`${asked.href} answers no list of mails`);
    return mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
  }

  return {
    read,
    async find(address, what, matches) {
      for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += everyMs) {
        const found = (await read(address)).find(matches);
        if (found) return found;
        await sleep(everyMs);
      }
      throw new Violation(`${what} in the mailbox of ${address} within ${patienceMs / 1000} s`);
    },
  };
}

/** The token of the link in a mail: `…#token=…` or `…?token=…`. */
export function tokenIn({ text }: Mail): string | undefined {
  return /[#?&]token=([\w-]+)/.exec(text)?.[1];
}
