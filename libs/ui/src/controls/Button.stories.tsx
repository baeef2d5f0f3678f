import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconAdjustmentsHorizontal } from '../icons.ts';
import { Button } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';

const meta = { title: 'Controls/Button', component: Button, args: { children: 'Deposit', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 } as const;

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="action" />
      <Button variant="action" isBusy>
        Deposit
      </Button>
      <Button disabled>Off</Button>
      <Button>Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Close account</Button>
      <Button variant="action" size="l">
        Large 48
      </Button>
      <Button size="s">Small 32</Button>
      <Button icon={<IconAdjustmentsHorizontal size={18} />}>With an icon</Button>
      <a href="#promotions" className={buttonClass({ variant: 'action' })}>
        A link
      </a>
    </div>
  ),
};

export const OnPicture: Story = {
  render: (args) => (
    <div style={{ padding: 24, background: '#0c1622' }}>
      <Button {...args} variant="glass">
        See the new games
      </Button>
    </div>
  ),
};

export const Block: Story = { args: { variant: 'action', size: 'l', block: true, children: 'Continue' } };

export const PressedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const BusyTakesNoSecondPress: Story = {
  args: { variant: 'action', isBusy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Deposit' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
