import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { CustomPeriodForm } from './CustomPeriodForm.tsx';

const meta: Meta<typeof CustomPeriodForm> = {
  title: 'Account/Period/CustomPeriodForm',
  component: CustomPeriodForm,
  args: { period: { kind: 'custom', from: '2026-11-01', to: '2026-11-20' }, submitLabel: 'Show bets', onPeriodChange: fn() },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ containerType: 'inline-size' }}>
        <CustomPeriodForm {...args} />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof CustomPeriodForm>;
type Play = NonNullable<Story['play']>;

/** Digits are enough: the field writes the strokes. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const from = canvas.getByRole('textbox', { name: 'From' });
    await expect(from).toHaveFocus();
    await userEvent.clear(from);
    await userEvent.keyboard('20261005{Enter}');
    await expect(args.onPeriodChange).toHaveBeenCalledWith({ kind: 'custom', from: '2026-10-05', to: '2026-11-20' });
  },
};

const type =
  (name: string, day: string): Play =>
  async ({ canvas }) => {
    const field = canvas.getByLabelText(name);
    await userEvent.clear(field);
    await userEvent.type(field, `${day}{Enter}`);
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
  };

/** A day that no calendar has; the focus is in the field. */
export const Invalid: Story = { play: type('From', '2026-02-31') };

export const WrongOrder: Story = { play: type('To', '2026-10-01') };

export const WrongOrderOnPhone: Story = { globals: { formFactor: 'phone' }, play: type('To', '2026-10-01') };

export const WrongOrderInPseudo: Story = {
  globals: { locale: 'pseudo', formFactor: 'phone' },
  play: async ({ canvas }) => {
    const [, to] = canvas.getAllByRole('textbox');
    if (!to) throw new Error('There is no second field');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-10-01{Enter}');
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };
