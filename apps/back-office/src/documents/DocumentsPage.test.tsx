import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '@playfront/api-client';
import { documentReasons, type ReviewedDocument } from '@playfront/api-contract';
import sentTexts from '../../../../translations/en/api.json';
import { renderOffice } from '../testing/render-office.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const documentOf = (username: string): ReviewedDocument => ({
  ...{ id: `document of ${username}`, kind: 'identity', card: null, status: 'pending', date: '2026-01-02T03:04:05Z', version: 1 },
  files: [{ file_name: 'passport.png', media_type: 'image/png', size_bytes: 68 }],
  ...{ decided_at: null, reason: null, note: '', first_officer: null, decided_by: null, waiting_withdrawal: null, is_shared: false },
  player: {
    ...{ id: `id of ${username}`, username, first_name: 'Ada', last_name: 'Byron', birthday: '1990-01-01', country: 'FI', kyc_status: 'pending' },
    ...{ city: 'Helsinki', address: 'Street 1', postal_code: '00100' },
  },
});

function renderQueue(decide: (document: ReviewedDocument) => ReviewedDocument) {
  let queue = [documentOf('ada'), documentOf('ben')];
  return renderOffice(<DocumentsPage />, {
    scope: ['documents'],
    calls: {
      adminGetDocuments: () => ({ documents: queue, total: queue.length, needs_second_officer: false }),
      adminGetDocumentFile: () => ({ content: pixel, media_type: 'image/png' }),
      adminDecideDocument: ({ id }: { id: string }) => {
        const [decided] = queue.filter((document) => document.id === id);
        queue = queue.filter((document) => document.id !== id);
        return { document: decided && decide(decided) };
      },
    },
  });
}

const heading = (username: string) => page.getByRole('heading', { name: username });

test('a decided document stays open until the officer opens the next one, and no file is fetched again', async () => {
  const { callNamed } = renderQueue((document) => ({ ...document, status: 'accepted', version: 2 }));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByRole('img', { name: /Identity/ })).toBeVisible();
  await page.getByRole('button', { name: 'Accept document' }).click();
  const next = page.getByRole('button', { name: 'Next document' });
  await expect.element(next).toBeVisible();
  await expect.element(heading('ada')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept document' })).not.toBeInTheDocument();
  expect(callNamed('adminGetDocumentFile')).toHaveBeenCalledOnce();
  await next.click();
  await expect.element(heading('ben')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept document' })).toBeVisible();
});

test('the officer sees the text that the player will get', async () => {
  renderQueue((document) => document);
  await page.getByRole('button', { name: 'Log in' }).click();
  for (const reason of documentReasons) {
    await page.getByLabelText('Reason for rejecting').selectOptions(reason);
    const mailed = (sentTexts as Readonly<Record<string, string>>)[`api.mail.document.reason.${reason}`];
    await expect.element(page.getByText('Shown to the player')).toHaveTextContent(mailed ?? 'in their language:');
  }
});

test('a document that another officer has decided stays open, too', async () => {
  renderQueue(() => {
    throw new ApiError('refused', 'admin/decide_document', { key: 'conflict' });
  });
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Accept document' }).click();
  await expect.element(page.getByRole('button', { name: 'Next document' })).toBeVisible();
  await expect.element(heading('ada')).toBeVisible();
});
