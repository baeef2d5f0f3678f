import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, pendingResponse, refusal, StoryView, wirePlayer, type FakeHandlers, type WirePlayer } from '@playfront/auth/testing';
import { Toaster } from '@playfront/ui';
import { longName, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { contactDraft } from './contact.schema.ts';
import { ContactForm } from './ContactForm.tsx';

type Send = NonNullable<FakeHandlers['frontPlayerSendMessage']>;
type ContactStory = { send: Send; player: WirePlayer | undefined };

const sent = () => ({ status: 1 as const });

const meta: Meta<ContactStory> = {
  title: 'Content/Contact/ContactForm',
  args: { send: fn(sent), player: undefined },
  render: ({ send, player }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontPlayerSendMessage: send }} {...(player ? { player } : {})}>
      <Toaster label="Notifications" closeLabel="Close notification">
        <ContactForm defaultCountry="FI" />
      </Toaster>
    </StoryView>
  ),
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Story = StoryObj<ContactStory>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};

/** Prefilled from the profile except for the message. */
export const Player: Story = {
  args: { player: wirePlayer() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Ilmari Koskela');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ilmari@example.com');
    await expect(canvas.getByLabelText('Dial code')).toHaveValue('FI');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('401234567');
    await expect(canvas.getByLabelText('Your message')).toHaveValue('');
  },
};

/** Writes the message and sends it by keyboard. */
const write: Play = async ({ canvas }) => {
  canvas.getByLabelText('Your message').focus();
  await userEvent.keyboard('My deposit is missing');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

/** The form is replaced by what happens next, which has the focus. */
export const Sent: Story = {
  args: { player: wirePlayer() },
  play: async (context) => {
    await write(context);
    const { canvas, args } = context;
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'We received your message' })).toHaveFocus());
    await canvas.findByText('Your message was sent');
    await expect(canvas.queryByRole('button', { name: 'Send message' })).toBeNull();
    await expect(args.send).toHaveBeenCalledWith(
      {
        player_name: 'Ilmari Koskela',
        email: 'ilmari@example.com',
        phone_number: '+358401234567',
        note: 'My deposit is missing',
        status: 'pending',
        playerId: '7',
      },
      expect.anything(),
    );
  },
};

/** A visitor's phone number is sent with the preselected dial code of their country. */
export const Visitor: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await userEvent.type(canvas.getByLabelText('Your name'), 'Aino');
    await userEvent.type(canvas.getByLabelText('Email'), 'aino@example.com');
    await userEvent.type(canvas.getByLabelText('Phone number'), '040 123 4567');
    await write(context);
    await canvas.findByRole('heading', { name: 'We received your message' });
    await expect(args.send).toHaveBeenCalledWith(
      { player_name: 'Aino', email: 'aino@example.com', phone_number: '+358401234567', note: 'My deposit is missing', status: 'pending' },
      expect.anything(),
    );
  },
};

const sendEmpty: Play = async ({ canvas }) => {
  canvas.getByLabelText(/^(Your name|Nimesi)$/).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toBeInvalid());
  await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
};

/** Enter submits; the first field with an error takes the focus. */
export const Invalid: Story = { play: sendEmpty };

/** The operator refuses one field: the error is shown only there. */
export const FieldRefused: Story = {
  args: {
    player: wirePlayer(),
    send: () => {
      throw refusal('malformed', { email: 'email_validation' });
    },
  },
  play: async (context) => {
    await write(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Email')).toHaveFocus());
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

const failing = (failure: () => Error): Partial<ContactStory> => ({
  player: wirePlayer(),
  send: () => {
    throw failure();
  },
});

const seesNotice: Play = async (context) => {
  await write(context);
  const notice = await context.canvas.findByRole('alert');
  await expect(notice).toHaveTextContent('Action failed');
  await waitFor(() => expect(notice.closest('[data-form-notice]')).toHaveFocus());
  await expect(context.canvas.getByLabelText('Your message')).toHaveValue('My deposit is missing');
};

/** The typed text stays, and the notice has the focus. */
export const Failed: Story = { args: failing(() => refusal('action_failed')), play: seesNotice };

export const NoAnswer: Story = { args: failing(() => fault('network')), play: seesNotice };

export const Busy: Story = {
  args: { player: wirePlayer(), send: () => pendingResponse<{ status: 1 }>().response },
  play: async (context) => {
    await write(context);
    await expect(await context.canvas.findByRole('button', { name: 'Send message' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const SentOnPhone: Story = { ...Sent, globals: { formFactor: 'phone' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: sendEmpty };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: sendEmpty };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

/** What was typed in the dialog or before a reload is restored. */
export const Hostile: Story = {
  globals: { formFactor: 'phone' },
  beforeEach: () =>
    contactDraft.write({
      player_name: longName + rtlName + zeroWidthName,
      email: longName,
      dial_country: 'FI',
      phone_number: '',
      note: longName.repeat(40),
    }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Your name')).toHaveValue(longName + rtlName + zeroWidthName));
  },
};
