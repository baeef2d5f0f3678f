import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { money } from '@playfront/money';
import { hostileProcessors, manyProcessors, processorsOf, usualProcessors, wireProcessors } from '../testing/index.ts';
import { DepositMethods } from './DepositMethods.tsx';

function Controlled({ chosenKey, onChoose, ...props }: ComponentProps<typeof DepositMethods>) {
  const [chosen, setChosen] = useState(chosenKey);
  return (
    <DepositMethods
      {...props}
      chosenKey={chosen}
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
  args: { processors: processorsOf(manyProcessors), chosenKey: 'sandbox_card', onChoose: fn() },
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
  args: { processors: processorsOf(usualProcessors), chosenKey: 'card' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^New card/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('card-1');
    await expect(canvas.getByRole('radio', { name: /1111/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Remove Visa ···· 1111' })).toBeVisible();
  },
};

/** All methods, found by a part of the name or by words such as a coin's code. */
export const Search: Story = {
  args: { processors: processorsOf([...usualProcessors, ...wireProcessors(75)]), chosenKey: 'card' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More payment methods/ }));
    await expect(await screen.findByRole('option', { name: /Harbour Wire/ })).toBeVisible();
  },
};

/** A method whose minimum is above the deposit limit says so. */
export const AboveLimit: Story = {
  args: { processors: processorsOf(manyProcessors), left: money(30_00, 'EUR') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Wire transfer/ })).toBeDisabled();
    await expect(canvas.getByText('Your limits allow up to €30.00 now')).toBeVisible();
  },
};

export const OneMethod: Story = { args: { processors: processorsOf(manyProcessors.slice(0, 1)) } };

/** An unrealistically large number of methods. */
export const FarTooMany: Story = { args: { processors: processorsOf(wireProcessors(140)), chosenKey: 'method_70' } };

/** Only the chosen method is shown, directly above the amount. */
export const Phone: Story = { globals: { formFactor: 'phone' } };

/** Opens the search with all methods. */
export const PhoneOpened: Story = {
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Change$/ }));
    await expect(await screen.findByRole('option', { name: /Prepaid voucher/ })).toBeVisible();
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

export const Hostile: Story = { args: { processors: processorsOf(hostileProcessors), chosenKey: 'long' } };

export const HostileOnPhone: Story = { ...Hostile, globals: { formFactor: 'phone' } };

export const HostileOpenedOnPhone: Story = {
  ...HostileOnPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Change$/ }));
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
  },
};
