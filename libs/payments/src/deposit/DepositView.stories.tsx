import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers, type WirePlayer } from '@playfront/auth/testing';
import { manyProcessors, wireProcessor, wireProcessors, wireTransaction, type WireTransaction } from '../testing/index.ts';
import { DepositView } from './DepositView.tsx';

type DepositStory = {
  processors: NonNullable<FakeHandlers['frontGetProcessors']>;
  waiting: NonNullable<FakeHandlers['frontGetFinancialTransactions']>;
  player: WirePlayer | undefined;
};

const waitingFor =
  (...transactions: WireTransaction[]) =>
  () =>
    ({ status: 1, transactions, total: transactions.length }) as const;

/** The operator's responses; DepositForm has the stories of the form. */
const meta: Meta<DepositStory> = {
  title: 'Payments/Deposit/DepositView',
  args: { processors: () => ({ status: 1, processors: [...manyProcessors] }), waiting: waitingFor(), player: wirePlayer() },
  render: ({ processors, waiting, player }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetProcessors: processors, frontGetFinancialTransactions: waiting }} {...(player ? { player } : {})}>
      <DepositView
        returnPath="/user-management?tab=deposit"
        resultLink={(id, children) => <a href={`#${id}`}>{children}</a>}
        onRedirect={() => {}}
        onStarted={() => {}}
      />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<DepositStory>;
type Play = NonNullable<Story['play']>;

const waitForContent: Play = async ({ canvas }) => void (await canvas.findByText('Instant bank transfer'));

export const Default: Story = { play: waitForContent };

/** Pending deposits are listed above the form, each with a link to its status. */
export const Waiting: Story = {
  args: { waiting: waitingFor(wireTransaction({ provider: 'Card' }), wireTransaction({ id: 43, amount: 1250, provider: 'SEPA transfer' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your deposit of €50.00 \(Card\) is waiting/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'View status' }).map((link) => link.getAttribute('href'))).toEqual(['#42', '#43']);
    await canvas.findByText('Instant bank transfer');
  },
};

export const WaitingOnPhone: Story = { ...Waiting, globals: { formFactor: 'phone' } };

/** Pending deposits could not be loaded: the player can still pay. */
export const WaitingUnknown: Story = {
  args: {
    waiting: () => {
      throw fault('server');
    },
  },
  play: waitForContent,
};

export const Loading: Story = { args: { processors: () => new Promise(() => {}) } };

/** The session is still being restored: no requests yet. */
export const Restoring: Story = { args: { player: undefined } };

export const Empty: Story = {
  args: { processors: () => ({ status: 1, processors: [] }) },
  play: async ({ canvas }) => void (await canvas.findByText('Deposits are not available to you right now')),
};

/** Methods that this site does not support are not offered. */
export const OnlyUnknownFlows: Story = {
  args: { processors: () => ({ status: 1, processors: [wireProcessor({ flow: 'carrier_pigeon' })] }) },
  play: async ({ canvas }) => void (await canvas.findByText('Deposits are not available to you right now')),
};

let isDown = true;

export const NotLoaded: Story = {
  args: {
    processors: () => {
      if (isDown) throw fault('network');
      return { status: 1, processors: [...manyProcessors] };
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => void (await canvas.findByText('Payment methods could not be loaded')),
};

/** Enter on "Try again" repeats the request. */
export const LoadedAgain: Story = {
  ...NotLoaded,
  play: async (context) => {
    const retry = await context.canvas.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitForContent(context);
  },
};

export const Refused: Story = {
  args: {
    processors: () => {
      throw refusal('account_restricted');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText(/You are taking a break/)),
};

export const FarTooMany: Story = {
  args: { processors: () => ({ status: 1, processors: wireProcessors(140) }) },
  play: async ({ canvas }) => {
    const radios = await canvas.findAllByRole('radio');
    await expect(radios.filter((radio) => radio.getAttribute('name') === 'processor')).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: /^More payment methods/ })).toHaveTextContent('133');
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: waitForContent };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: waitForContent };

export const Light: Story = { globals: { scheme: 'light' }, play: waitForContent };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: waitForContent };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: waitForContent };

export const EmptyInPseudo: Story = { ...Empty, globals: { locale: 'pseudo', formFactor: 'phone' }, play: async () => {} };
