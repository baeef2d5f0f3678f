import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { wireConsents, type WireConsents } from '../testing/index.ts';
import { ConsentsSection } from './ConsentsSection.tsx';
import { ConsentSwitch } from './ConsentSwitch.tsx';

type SectionStory = {
  consents: NonNullable<FakeHandlers['frontGetMarketingConsents']>;
  set: NonNullable<FakeHandlers['frontSetMarketingConsent']>;
};

const meta: Meta<SectionStory> = {
  title: 'Account/Consents/ConsentsSection',
  subcomponents: { ConsentSwitch },
  args: { consents: () => wireConsents, set: () => ({ status: 1 }) },
  render: ({ consents, set }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetMarketingConsents: consents, frontSetMarketingConsent: set }} player={wirePlayer()}>
      <ConsentsSection />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<SectionStory>;
type Play = NonNullable<Story['play']>;

const waitForContent: Play = async ({ canvas }) => void (await canvas.findByRole('switch', { name: /By email/ }));

/** A fake operator that stores changes. */
function savedConsents(): SectionStory {
  let saved: WireConsents = { status: 1, consents: wireConsents.consents.map(({ channel }) => ({ channel, is_given: false, changed_at: null })) };
  return {
    consents: () => saved,
    set: ({ channel, is_given }) => {
      const change = (one: WireConsents['consents'][number]) =>
        one.channel === channel ? { channel, is_given, changed_at: '2026-11-24T02:00:00Z' } : one;
      saved = { ...saved, consents: saved.consents.map(change) };
      return { status: 1 };
    },
  };
}

/** One is on, one was turned off, one was never on. */
export const Default: Story = { play: waitForContent };

/** All are off until the player changes them. By keyboard: one key gives a consent, one withdraws it. */
export const GivenAndWithdrawn: Story = {
  args: savedConsents(),
  play: async ({ canvas }) => {
    const sms = await canvas.findByRole('switch', { name: /By text message/ });
    for (const one of canvas.getAllByRole('switch')) await expect(one).not.toBeChecked();
    sms.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText(/On since/);
    await expect(sms).toBeChecked();
    await expect(sms).toHaveFocus();
    await userEvent.keyboard(' ');
    await canvas.findByText(/Off since/);
    await expect(sms).not.toBeChecked();
  },
};

/** The switch changes immediately; a second press before it is saved does nothing. */
export const Busy: Story = {
  args: { set: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, args }) => {
    const email = await canvas.findByRole('switch', { name: /By email/ });
    await userEvent.click(email);
    await waitFor(() => expect(email).not.toBeChecked());
    await userEvent.click(email);
    await waitFor(() => expect(args.set).toHaveBeenCalledOnce());
    await expect(email).toHaveAttribute('aria-busy', 'true');
  },
};

/** A change that could not be saved is undone. */
export const NotSaved: Story = {
  args: {
    set: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /By phone/ }));
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.getByRole('switch', { name: /By phone/ })).not.toBeChecked());
  },
};

export const Loading: Story = { args: { consents: () => new Promise(() => {}) } };

export const NotLoaded: Story = {
  args: {
    consents: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Your choices could not be loaded')),
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: waitForContent };

export const Light: Story = { globals: { scheme: 'light' }, play: waitForContent };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: waitForContent };

export const InFinnish: Story = {
  globals: { locale: 'fi', formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByText('Tekstiviestillä')),
};

export const LongText: Story = {
  globals: { locale: 'pseudo', formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('switch')),
};
