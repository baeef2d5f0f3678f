import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buttonClass } from '../controls/button-class.ts';
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
    children: 'You have an active bonus. Withdrawing real money ends it.',
    facts: [
      { id: 'get', label: 'You get', value: '€200.00', money: 'real' },
      { id: 'lose', label: 'Bonus you lose', value: '€85.00', money: 'bonus' },
      { id: 'progress', label: 'Wagering completed', value: '35%' },
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
    children: 'You also lose its winnings. You keep your real money.',
    facts: [{ id: 'lose', label: 'You lose', value: '€85.00', money: 'bonus' }],
    confirmLabel: 'Cancel the bonus',
    cancelLabel: 'Keep it',
  },
  play: async ({ args }) => {
    await settled();
    const stay = screen.getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(stay).toHaveFocus());
    await expect(stay).toHaveAccessibleDescription(/You also lose its winnings/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** In the small window, buttons with two words are stacked if they do not fit side by side, and their text does not wrap. */
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

/** On a phone a question is a bottom sheet, as high as its text; on a tablet a card in the middle. */
export const TwoWordsOnPhone: Story = {
  ...TwoWords,
  globals: { formFactor: 'phone' },
  play: async (context) => {
    await TwoWords.play?.(context);
    const { top, bottom } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(bottom).toBe(window.innerHeight);
    await expect(top).toBeGreaterThan(window.innerHeight / 2);
  },
};
export const TwoWordsOnTablet: Story = {
  ...TwoWords,
  globals: { formFactor: 'tablet' },
  play: async (context) => {
    await TwoWords.play?.(context);
    const { top, bottom, width } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(Math.abs(top - (window.innerHeight - bottom))).toBeLessThan(2);
    await expect(width).toBeLessThan(window.innerWidth);
  },
};

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
    // Neither button is emphasised by size, colour or as the default.
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
