import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buttonClass } from '../controls/buttonClass.ts';
import { hostileAmounts, longestWords, longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const settled = () => waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: '1' }));

const meta = {
  title: 'UI/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Withdraw €200.00?',
    closeLabel: 'Close',
    children: 'You have an active bonus. Taking out real money ends it.',
    facts: [
      { id: 'get', label: 'You get', value: '€200.00', money: 'real' },
      { id: 'lose', label: 'You lose bonus', value: '€85.00', money: 'bonus' },
      { id: 'progress', label: 'Played through so far', value: '35%' },
    ],
    confirmLabel: 'Withdraw',
    cancelLabel: 'Keep bonus',
  },
  play: settled,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {};

export const Destructive: Story = {
  args: {
    kind: 'destructive',
    title: 'Cancel the reload bonus?',
    children: 'What you have won with it goes too. Your real money stays.',
    facts: [{ id: 'lose', label: 'You lose', value: '€85.00', money: 'bonus' }],
    confirmLabel: 'Cancel the bonus',
    cancelLabel: 'Keep it',
  },
  play: async ({ args }) => {
    await settled();
    const stay = screen.getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(stay).toHaveFocus());
    await expect(stay).toHaveAccessibleDescription(/What you have won with it goes too/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Answers of two words keep one line each in the small window, where they do not fit beside each other. */
export const TwoWords: Story = {
  args: {
    facts: [],
    title: 'Cancel this withdrawal?',
    children: 'The money goes back to your balance.',
    confirmLabel: 'Cancel withdrawal',
    cancelLabel: 'Keep withdrawal',
  },
  play: async () => {
    await settled();
    for (const name of ['Cancel withdrawal', 'Keep withdrawal']) {
      await expect(screen.getByRole('button', { name }).offsetHeight).toBe(48);
    }
  },
};

export const TwoWordsOnPhone: Story = { ...TwoWords, globals: { formFactor: 'phone' } };

export const RealityCheck: Story = {
  args: {
    kind: 'equal',
    title: 'You have been playing for 60 minutes',
    children: undefined,
    facts: [
      { id: 'staked', label: 'Staked', value: '€84.00' },
      { id: 'won', label: 'Won', value: '€61.20' },
      { id: 'net', label: 'Net', value: '−€22.80' },
    ],
    confirmLabel: 'Continue',
    cancelLabel: 'Stop and log out',
    extra: (
      <a href="#history" className={buttonClass({ variant: 'quiet', block: true })}>
        View history
      </a>
    ),
  },
  play: async ({ args }) => {
    await settled();
    const [stop, go] = ['Stop and log out', 'Continue'].map((name) => screen.getByRole('button', { name }));
    // Neither answer is favoured by size, by colour or by the way out.
    await expect(stop?.className).toBe(go?.className);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const Refused: Story = {
  args: { error: 'You don’t meet the wager requirement!' },
  play: async () => {
    await settled();
    await expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('You don’t meet the wager requirement!');
  },
};

export const Hostile: Story = {
  args: {
    title: longName,
    children: `${longWords} ${longName}`,
    facts: [
      { id: 'a', label: longName, value: hostileAmounts.huge, money: 'real' },
      { id: 'b', label: rtlName, value: hostileAmounts.negative, money: 'bonus' },
      { id: 'c', label: longestWords.label, value: longName, isMain: true },
    ],
    confirmLabel: `${longestWords.button} ${hostileAmounts.huge}`,
    cancelLabel: longWords,
    error: longName,
  },
};
