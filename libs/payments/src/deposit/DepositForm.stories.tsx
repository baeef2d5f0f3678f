import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { hostileProcessors, manyProcessors, processorsOf, wireProcessors } from '../testing/index.ts';
import { DepositForm } from './DepositForm.tsx';

type FormStory = ComponentProps<typeof DepositForm> & { handlers: FakeHandlers };

const paymentPage: FakeHandlers = { paymentGetPaymentUrl: () => ({ status: 1, type: 'redirect_url', url: 'https://pay.example/1' }) };

const meta: Meta<FormStory> = {
  title: 'Payments/Deposit/DepositForm',
  component: DepositForm,
  args: {
    processors: processorsOf(manyProcessors),
    returnPath: '/user-management?tab=deposit',
    helpLinks: undefined,
    onRedirect: fn(),
    onStarted: fn(),
    handlers: paymentPage,
  },
  render: ({ handlers, ...props }, { loaded }) => (
    <StoryView loaded={loaded} handlers={handlers} player={wirePlayer()}>
      <DepositForm {...props} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<FormStory>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};

/** The promo code's field comes after it. */
const amountField = ({ canvas }: { canvas: { getAllByRole: (role: 'textbox') => HTMLElement[] } }) =>
  canvas.getAllByRole('textbox')[0] as HTMLElement;

const type =
  (amount: string): Play =>
  async (context) => {
    amountField(context).focus();
    await userEvent.keyboard(amount);
  };

/** What it comes to, and the button that says exactly what happens. */
export const AmountTyped: Story = { play: type('50') };

const pay: Play = async (context) => {
  await type('50{Enter}')(context);
};

/** Method by arrow key, amount by digits, Enter: the way to the payment page. */
export const ByKeyboard: Story = {
  play: async (context) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(amountField(context)).toHaveFocus();
    await userEvent.keyboard('50{Enter}');
    await waitFor(() => expect(context.args.onRedirect).toHaveBeenCalledWith('https://pay.example/1'));
  },
};

const fails =
  (message: string): Play =>
  async (context) => {
    await context.canvas.findByText(message);
    await expect(amountField(context)).toHaveFocus();
  };

export const AmountMissing: Story = {
  play: async (context) => {
    await type('{Enter}')(context);
    await fails('Enter an amount')(context);
  },
};

export const AmountUnreadable: Story = {
  play: async (context) => {
    await type('ten{Enter}')(context);
    await fails('Please enter a valid value')(context);
  },
};

export const AmountTooSmall: Story = {
  play: async (context) => {
    await type('5{Enter}')(context);
    await fails('Amount must be at least €10.00')(context);
  },
};

export const AmountTooLarge: Story = {
  play: async (context) => {
    await type('99999999.99{Enter}')(context);
    await fails('Amount must be between €10.00 and €5,000.00')(context);
  },
};

export const AmountNegative: Story = {
  play: async (context) => {
    await type('-0.01{Enter}')(context);
    await fails('Please enter a valid value')(context);
  },
};

const refusing = (failure: () => Error): FakeHandlers => ({
  paymentGetPaymentUrl: () => {
    throw failure();
  },
});

const seesNotice: Play = async (context) => {
  await pay(context);
  const alert = await context.canvas.findByRole('alert');
  await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
};

/** The notice has the focus, and the amount stays. */
export const Refused: Story = { args: { handlers: refusing(() => refusal('deposit_fail')) }, play: seesNotice };

/** The operator's own limits are the amount field's business. */
export const RefusedAtAmount: Story = {
  args: { handlers: refusing(() => refusal('amount_out_of_range')) },
  play: async (context) => {
    await pay(context);
    await fails("The amount is outside this method's limits.")(context);
  },
};

export const NoAnswer: Story = { args: { handlers: refusing(() => fault('network')) }, play: seesNotice };

/** A payment page that no player may be sent to. */
export const HostileAddress: Story = {
  args: { handlers: { paymentGetPaymentUrl: () => ({ status: 1, type: 'redirect_url', url: 'javascript:alert(1)' }) } },
  play: async (context) => {
    await seesNotice(context);
    await expect(context.args.onRedirect).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { handlers: { paymentGetPaymentUrl: () => new Promise(() => {}) } },
  play: async (context) => {
    await pay(context);
    await expect(context.canvas.getByRole('button', { name: 'Deposit €50.00' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const OneMethod: Story = { args: { processors: processorsOf(manyProcessors.slice(0, 1)) }, play: type('50') };

export const FarTooMany: Story = { args: { processors: processorsOf(wireProcessors(140)) }, play: type('50') };

export const WithHelpLinks: Story = { args: { helpLinks: <a href="#limits">Set a limit</a> } };

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: type('50') };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: type('50') };

export const Light: Story = { globals: { scheme: 'light' }, play: type('50') };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: type('50') };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: type('1234,56') };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: type('50') };

export const Hostile: Story = { args: { processors: processorsOf(hostileProcessors) }, play: type('99999999.99') };

export const HostileOnPhone: Story = { ...Hostile, globals: { formFactor: 'phone' } };
