import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../site/accessibility.ts';
import { logInByApi, newPlayer, type NewPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

type Post = (call: string, data: object) => Promise<unknown>;

/** The actions of an officer on the documents of one player, through the API. */
class Officer {
  private readonly playerId: string;
  private readonly post: Post;

  private constructor(playerId: string, post: Post) {
    this.playerId = playerId;
    this.post = post;
  }

  static async of(request: APIRequestContext, player: NewPlayer): Promise<Officer> {
    const own = await request.get('/api/front/auth/player', { headers: { authorization: await logInByApi(request, player) } });
    const { id } = (await own.json()) as { id: string };
    const account = { ...player, username: 'demo-admin', password: process.env['DEMO_PASSWORD'] ?? '' };
    const headers = { authorization: await logInByApi(request, account) };
    return new Officer(id, async (call, data) => (await request.post(`/api/admin/${call}`, { data, headers })).json());
  }

  async request(kind: string, note = ''): Promise<void> {
    expect(await this.post('request_document', { player_id: this.playerId, kind, note })).toMatchObject({ status: 1 });
  }

  /** Decides on the pending document of a kind. */
  async decide(kind: string, decision: { decision: 'accept' } | { decision: 'reject'; reason: string; note: string }): Promise<void> {
    const list = await this.post('get_documents', { player_id: this.playerId, kind, state: 'pending' });
    expect(list).toMatchObject({ status: 1, documents: [{ kind }] });
    const [document] = (list as { documents: { id: string; version: number }[] }).documents;
    expect(await this.post('decide_document', { id: document?.id, version: document?.version, ...decision })).toMatchObject({ status: 1 });
  }
}

/** The row of a document. */
const row = (page: Page, title: string): Locator => page.getByRole('list', { name: 'Documents' }).getByRole('listitem').filter({ hasText: title });

/** A screenshot of a part of the page; another `y` gives a different image. */
async function photoOf(page: Page, y = 0) {
  const buffer = await page.screenshot({ clip: { x: 0, y, width: 320, height: 240 }, type: 'png' });
  return { name: 'passport.png', mimeType: 'image/png', buffer };
}

/** Chooses an image in the dialog of a row, expects its preview, and sends it. */
async function upload(page: Page, title: string, button: 'Upload' | 'Upload again' | 'Add a page'): Promise<void> {
  const photo = await photoOf(page, button === 'Add a page' ? 240 : 0);
  await page.getByRole('button', { name: `${button}: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('File', { exact: true }).setInputFiles(photo);
  await expect(dialog.getByRole('img', { name: 'Preview of the chosen image' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, title).getByText('In review')).toBeVisible();
}

test('documents requested before a withdrawal are sent, rejected, sent again and accepted; the withdrawal form is unchanged @account @payments', async ({
  site,
  page,
}) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/online-casino');
  await site.deposit('50');
  const officer = await Officer.of(page.request, player);
  await officer.request('identity', 'Your passport, please.');

  await site.open('/user-management?tab=withdraw');
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('23');
  await expect(page.getByText('We need to verify your identity first.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { name: '0 of 2 accepted, 2 to upload' })).toBeVisible();
  await expect(row(page, 'Identity')).toContainText('Your passport, please.');

  await upload(page, 'Identity', 'Upload');
  await expect(page.getByText('Document received. We will message you when it has been checked.')).toBeVisible();
  await officer.decide('identity', { decision: 'reject', reason: 'cut_off', note: 'The lower left one.' });
  await expect(row(page, 'Identity')).toContainText('A corner is cut off. Upload a photo that shows the whole page. The lower left one.');
  await expect(row(page, 'Identity').getByText('Rejected')).toBeVisible();

  await upload(page, 'Identity', 'Upload again');
  await upload(page, 'Address', 'Upload');
  await officer.decide('identity', { decision: 'accept' });
  await officer.decide('address', { decision: 'accept' });
  await expect(page.getByRole('heading', { name: '2 of 2 accepted' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).click();
  await expect(amount).toHaveValue('23');
  await expect(page.getByRole('button', { name: 'Withdraw €23.00' })).toBeVisible();
  await expect(page.getByText('We need to verify your identity first.')).toBeHidden();
});

test('a file that is too large, of another type than its name, or infected is refused and stays shown; an image and a second page are accepted @account', async ({
  site,
  page,
}) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  const officer = await Officer.of(page.request, player);
  await officer.request('source_of_funds');
  await site.open('/user-management?tab=documents');
  await page.getByRole('button', { name: 'Upload: Source of funds' }).click();
  const dialog = page.getByRole('dialog', { name: 'Source of funds' });
  const file = dialog.getByLabel('File', { exact: true });
  const send = dialog.getByRole('button', { name: 'Send for review' });
  const refusal = dialog.getByText('Upload a JPEG, PNG, WebP or PDF file of up to 8 MB.');
  const tooLarge = dialog.getByText('This file is larger than 8 MB, so it was not sent.');

  const scan = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * 1024 * 1024)]);
  await file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });
  await expect(tooLarge).toBeVisible();
  await expect(dialog.getByText('scan.pdf')).toBeVisible();
  await expect(send).toBeDisabled();

  await file.setInputFiles({ name: 'payslip.png', mimeType: 'image/png', buffer: Buffer.from('Salary: 3,000.00') });
  await expect(tooLarge).toBeHidden();
  await send.click();
  await expect(refusal).toBeVisible();
  await expect(dialog.getByText('payslip.png')).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(dialog.getByRole('img', { name: 'Preview of the chosen image' })).toBeHidden();

  // The EICAR test string appended to an image; in two parts, so that virus scanners do not report this source file.
  const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  const { buffer } = await photoOf(page);
  await file.setInputFiles({ name: 'infected.png', mimeType: 'image/png', buffer: Buffer.concat([buffer, Buffer.from(virus)]) });
  await send.click();
  await expect(dialog.getByText('This file contains a virus and was not saved.')).toBeVisible();
  await expect(dialog.getByText('infected.png')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Remove this file' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await upload(page, 'Source of funds', 'Upload');
  await upload(page, 'Source of funds', 'Add a page');
  await expect(row(page, 'Source of funds').getByText('2 files')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
