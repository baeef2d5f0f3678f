import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { hostileProcessors, manyProcessors, processorsOf, wireProcessors } from '../testing/index.ts';
import { DepositMethods } from './DepositMethods.tsx';

function Controlled({ processors, chosenId, onChoose }: ComponentProps<typeof DepositMethods>) {
  const [chosen, setChosen] = useState(chosenId);
  return (
    <DepositMethods
      processors={processors}
      chosenId={chosen}
      onChoose={(id) => {
        setChosen(id);
        onChoose(id);
      }}
    />
  );
}

const meta: Meta<typeof DepositMethods> = {
  title: 'Payments/Deposit/DepositMethods',
  component: DepositMethods,
  args: { processors: processorsOf(manyProcessors), chosenId: 'sandbox_card', onChoose: fn() },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ maxWidth: 760, containerType: 'inline-size' }}>
        <Controlled {...args} />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof DepositMethods>;

/** One tab stop; the arrow keys move through all groups. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('bank');
    await expect(canvas.getByRole('radio', { name: /Instant bank transfer/ })).toBeChecked();
  },
};

export const OneMethod: Story = { args: { processors: processorsOf(manyProcessors.slice(0, 1)) } };

/** An unrealistically large number of methods. */
export const FarTooMany: Story = { args: { processors: processorsOf(wireProcessors(140)), chosenId: 'method_70' } };

/** Only the chosen method is shown, directly above the amount. */
export const Phone: Story = { globals: { formFactor: 'phone' } };

export const PhoneOpened: Story = {
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Change$/ }));
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeVisible();
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

export const Hostile: Story = { args: { processors: processorsOf(hostileProcessors), chosenId: 'long' } };

export const HostileOnPhone: Story = { ...Hostile, globals: { formFactor: 'phone' } };

export const HostileOpenedOnPhone: Story = {
  ...HostileOnPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Change$/ }));
    await expect(canvas.getAllByRole('radio').length).toBeGreaterThan(1);
  },
};
