import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@playfront/ui';
import { IconCircleCheck, IconHourglass } from '@playfront/ui/icons';
import { longName, longWords } from '@playfront/ui/testing';
import { ResultPanel } from './ResultPanel.tsx';

const handlePress = fn();

const meta: Meta<typeof ResultPanel> = {
  title: 'Payments/Cashier/ResultPanel',
  component: ResultPanel,
  args: {
    icon: <IconCircleCheck size={32} />,
    title: 'Deposit complete',
    actions: (
      <>
        <Button variant="action" onClick={handlePress}>
          See all games
        </Button>
        <Button>Make another deposit</Button>
      </>
    ),
    children: <p>Your balance is now €547.60.</p>,
  },
};
export default meta;

type Story = StoryObj<typeof ResultPanel>;

export const Default: Story = {
  play: async () => {
    handlePress.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(handlePress).toHaveBeenCalledOnce();
  },
};

export const WithoutActions: Story = {
  args: {
    icon: <IconHourglass size={32} />,
    title: 'Waiting for the payment provider',
    actions: undefined,
    children: <p>This takes a few seconds.</p>,
  },
};

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const Hostile: Story = { args: { title: longName, children: <p>{longWords}</p> }, globals: { formFactor: 'phone' } };
