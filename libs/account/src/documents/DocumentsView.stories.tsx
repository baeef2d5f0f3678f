import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { maxDocumentBytes } from '@playfront/api-contract';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { wireDocuments, wireRequirements, wireUpload } from '../testing/index.ts';
import { DocumentsView } from './DocumentsView.tsx';
import { UploadDialog } from './UploadDialog.tsx';

type DocumentsStory = {
  onSent: () => void;
  documents: NonNullable<FakeHandlers['frontGetDocuments']>;
  upload: NonNullable<FakeHandlers['frontUploadDocument']>;
};

const link = <a href="#withdraw">Withdraw</a>;
/** One pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = new File([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))], 'payslip.png', { type: 'image/png' });

const meta: Meta<DocumentsStory> = {
  title: 'Account/Documents/DocumentsView',
  subcomponents: { DocumentsView, UploadDialog },
  args: { onSent: fn(), documents: () => wireDocuments(), upload: () => wireUpload },
  render: ({ onSent, documents, upload }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetDocuments: documents, frontUploadDocument: upload }} player={wirePlayer()}>
      <DocumentsView withdrawLink={link} onSent={onSent} />
    </StoryView>
  ),
};
export default meta;
type Story = StoryObj<DocumentsStory>;

export const Default: Story = {};
export const Phone: Story = { globals: { formFactor: 'phone' } };
export const Light: Story = { globals: { scheme: 'light' } };
export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };
export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
export const Empty: Story = { args: { documents: () => wireDocuments([]) } };
export const Loading: Story = { args: { documents: () => new Promise(() => undefined) } };
export const Failed: Story = {
  args: {
    documents: () => {
      throw fault('network');
    },
  },
};

/** All documents are accepted: a link returns to the withdrawal. */
export const Complete: Story = {
  args: { documents: () => wireDocuments(wireRequirements.map((requirement) => ({ ...requirement, state: 'accepted' }))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Withdraw' })).toBeVisible();
  },
};

/** A row shows why its document was rejected. */
export const Rejected: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/more than three months old.*The bill is dated 2 June/);
    await expect(canvas.getByRole('heading', { name: '1 of 4 accepted, 2 to upload' })).toBeVisible();
  },
};

async function open(canvas: ReturnType<typeof within>) {
  (await canvas.findByRole('button', { name: 'Upload: Source of funds' })).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog'));
}

/** A file is chosen, previewed and sent by keyboard. */
export const Uploaded: Story = {
  args: { upload: fn(() => wireUpload) },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByRole('button', { name: 'Send for review' })).toBeDisabled();
    await userEvent.upload(dialog.getByLabelText('File'), photo);
    await dialog.findByRole('img', { name: 'Preview of the chosen image' });
    dialog.getByRole('button', { name: 'Send for review' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    const sent = { kind: 'source_of_funds', card: null, file_name: 'payslip.png', content: `data:image/png;base64,${png}` };
    await expect(args.upload).toHaveBeenCalledWith(sent, expect.anything());
  },
};

/** After a connection error the file is still chosen and can be sent again. */
export const ConnectionLost: Story = {
  args: {
    upload: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.upload(dialog.getByLabelText('File'), photo);
    await userEvent.click(await dialog.findByRole('button', { name: 'Send for review' }));
    await dialog.findByText(/still chosen/);
    await expect(dialog.getByText('payslip.png')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Infected: Story = {
  args: {
    upload: () => {
      throw refusal('file_infected', { content: 'file_infected' });
    },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.upload(dialog.getByLabelText('File'), photo);
    await userEvent.click(await dialog.findByRole('button', { name: 'Send for review' }));
    await expect(dialog.getByText('1 kB')).toBeVisible();
    await dialog.findByText('This file contains a virus and was not saved.');
    await waitFor(() => expect(dialog.getByLabelText('File')).toHaveFocus());
    await expect(dialog.getByText('payslip.png')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send for review' })).toBeDisabled();
  },
};

/** Refused before anything is sent. */
export const TooLarge: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.upload(dialog.getByLabelText('File'), new File([new Uint8Array(maxDocumentBytes + 1)], 'scan.pdf', { type: 'application/pdf' }));
    await dialog.findByText('This file is larger than 8 MB, so it was not sent.');
    await expect(dialog.getByText('scan.pdf')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send for review' })).toBeDisabled();
  },
};

/** Cancelled during the upload: the file stays chosen. */
export const Cancelled: Story = {
  args: { upload: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.upload(dialog.getByLabelText('File'), photo);
    await userEvent.click(await dialog.findByRole('button', { name: 'Send for review' }));
    await dialog.findByRole('progressbar', { name: 'Uploading' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await dialog.findByRole('button', { name: 'Send for review' })).toBeEnabled();
  },
};
