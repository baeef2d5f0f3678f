import { expect } from '@playwright/test';

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** The path (with its fragment) of the link to a page in the latest mail to an address that has one; waits for the mail. */
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
      { message: `a link to ${page} in the mailbox of ${address}`, timeout: 15_000 },
    )
    .not.toBe('');
  return found;
}
