import { expect } from '@playwright/test';

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Waits for a mail with a link to `page`, and returns the path of the link with its fragment. */
export async function mailedLink(address: string, page: string): Promise<string> {
  const url = new URL('/mail.json', process.env['API_URL']);
  url.searchParams.set('to', address);
  let found = '';
  await expect
    .poll(
      async () => {
        const { mails } = (await (await fetch(url)).json()) as { mails: Mail[] };
        const links = mails.flatMap(({ text }) => /https?:\/\/\S+#token=[\w-]+/.exec(text) ?? []).map((link) => new URL(link));
        const link = links.find(({ pathname }) => pathname === page);
        found = link ? link.pathname + link.hash : '';
        return found;
      },
      { message: `a link to ${page} in the mailbox of ${address}` },
    )
    .not.toBe('');
  return found;
}

/** Waits for a mail whose subject ends with the given text, and returns the latest one. */
export async function mailTo(address: string, subject: string): Promise<Mail> {
  const url = new URL('/mail.json', process.env['API_URL']);
  url.searchParams.set('to', address);
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const { mails } = (await (await fetch(url)).json()) as { mails: Mail[] };
        found = mails.find((mail) => mail.subject.endsWith(subject));
        return found !== undefined;
      },
      { message: `a mail "${subject}" to ${address}` },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail "${subject}" to ${address}`);
  return found;
}
