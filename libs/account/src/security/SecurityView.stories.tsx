import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { maximumPasskeys } from '@playfront/api-contract';
import { StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { buttonClass } from '@playfront/ui';
import { wireNoFactors, wireProfile, wireSessions } from '../testing/index.ts';
import { SecurityView } from './SecurityView.tsx';

type SecurityStory = { factors: NonNullable<FakeHandlers['frontGetFactors']> };

const passkeys = [
  { id: '1', name: 'MacBook Air', created_at: '2026-03-04T09:00:00.000Z', last_used_at: '2026-11-19T21:04:00.000Z', is_synced: true },
  { id: '2', name: '', created_at: '2026-08-12T09:00:00.000Z', last_used_at: null },
];
const both: ReturnType<SecurityStory['factors']> = {
  status: 1,
  authenticator: { added_at: '2026-03-04T09:00:00.000Z', recovery_codes_left: 8 },
  passkeys,
};

const meta: Meta<SecurityStory> = {
  title: 'Account/Security/SecurityView',
  args: { factors: () => wireNoFactors },
  render: ({ factors }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{
        frontGetFactors: factors,
        frontGetPlayerProfile: () => ({ status: 1, player: wireProfile() }),
        frontGetPlayerSessions: () => wireSessions(),
      }}
      player={wirePlayer()}
    >
      <SecurityView
        onDone={() => {}}
        pauseLink={
          <a href="#break" className={buttonClass({ size: 's' })}>
            Break or self-exclusion
          </a>
        }
        closeLink={
          <a href="#close" className={buttonClass({ size: 's' })}>
            Close account
          </a>
        }
        passwordLink={
          <a href="#password" className={buttonClass({ size: 's' })}>
            Change
          </a>
        }
      />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<SecurityStory>;

/** The first tab stop is the link to change the password. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveFocus();
  },
};

export const WithFactors: Story = {
  args: { factors: () => both },
  play: async ({ canvas }) => {
    await canvas.findByText('MacBook Air');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithFactorsOnPhone: Story = { args: WithFactors.args ?? {}, globals: { formFactor: 'phone' } };

/** The maximum number of passkeys is reached; a text says what to do. */
export const FullOfPasskeys: Story = {
  args: {
    factors: () => ({
      ...both,
      passkeys: Array.from({ length: maximumPasskeys }, (_none, index) => ({
        ...{ id: String(index), name: `Key ${index + 1}`, created_at: '2026-08-12T09:00:00.000Z', last_used_at: null },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have 20 passkeys, the maximum. Remove one to add another.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeDisabled();
  },
};

export const Loading: Story = { args: { factors: () => new Promise(() => {}) } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
