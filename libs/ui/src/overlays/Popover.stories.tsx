import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { BalancePanel } from '../money/BalancePanel.tsx';
import { BalancePill } from '../money/BalancePill.tsx';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    label: 'Balance',
    trigger: <BalancePill total="€497.60" realShare={0.83} label="Balance, €497.60" hasChevron />,
    children: (
      <BalancePanel
        totalLabel="Available to play"
        total="€497.60"
        realShare={0.83}
        rows={[
          { kind: 'real', label: 'Real money', amount: '€412.60' },
          { kind: 'bonus', label: 'Bonus', amount: '€85.00' },
        ]}
        actions={<Button variant="action">Deposit</Button>}
      />
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;

export const OpensAndClosesByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const pill = within(canvasElement).getByRole('button', { name: 'Balance, €497.60' });
    pill.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Balance' });
    await expect(pill).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Deposit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(pill).toHaveFocus());
  },
};

/** Escape works even before the focus has moved into the panel. */
export const ClosesBeforeItHasTheFocus: StoryObj<typeof meta> = {
  tags: ['no-reference-image'],
  play: async ({ canvasElement }) => {
    const pill = within(canvasElement).getByRole('button', { name: 'Balance, €497.60' });
    pill.focus();
    await userEvent.keyboard('{Enter}');
    pill.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await waitFor(() => expect(pill).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

async function openPanel(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Balance, €497.60' }));
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(panel).toHaveStyle({ opacity: '1' }));
}

export const Open: StoryObj<typeof meta> = { play: ({ canvasElement }) => openPanel(canvasElement) };

export const Hostile: StoryObj<typeof meta> = {
  args: { children: <p style={{ padding: 20, overflowWrap: 'anywhere' }}>{`${longName} ${longWords}`}</p> },
  play: ({ canvasElement }) => openPanel(canvasElement),
};
