import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { paymentPayCard, ValidRequestOf } from '@playfront/api-contract';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { longName } from '@playfront/ui/testing';
import { transactionOf } from '../testing/index.ts';
import { OwnCardStep } from './OwnCardStep.tsx';

type Card = Omit<ValidRequestOf<typeof paymentPayCard>, 'transaction_id'>;
type StepStory = ComponentProps<typeof OwnCardStep> & { pay: (card: Card) => void; handlers: FakeHandlers };

const meta: Meta<StepStory> = {
  title: 'Payments/Steps/OwnCardStep',
  component: OwnCardStep,
  args: {
    transactionId: '42',
    transaction: transactionOf({ id: 42, type: 'deposit', date: '2026-11-20T18:41:00.000Z', amount: 50, provider: 'Card', status: 'pending' }),
    onCheck: fn(),
    onAgain: fn(),
    pay: fn(),
    handlers: {},
  },
  render: ({ pay, handlers, ...props }, { loaded }) => (
    <StoryView
      loaded={loaded}
      player={wirePlayer()}
      handlers={{
        paymentPayCard: ({ transaction_id: _id, ...card }) => {
          pay(card);
          return { status: 1, confirm_url: 'https://pay.example/pay/1' };
        },
        ...handlers,
      }}
    >
      <OwnCardStep {...props} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<StepStory>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fieldsOf = (canvas: Canvas) => ({
  holder: canvas.getByRole('textbox', { name: 'Name on card' }),
  number: canvas.getByRole('textbox', { name: 'Card number' }),
  expiry: canvas.getByRole('textbox', { name: 'Expiry date' }),
  cvv: canvas.getByRole('textbox', { name: 'Security code' }),
});
const submitOf = (canvas: Canvas) => canvas.getByRole('button', { name: /^Deposit/ });
const frameTitle = 'Payment form of the provider';

async function fill(canvas: Canvas, number = '4111 1111 1111 1111') {
  await canvas.findByRole('form', { name: 'Pay by card' });
  const fields = fieldsOf(canvas);
  await userEvent.type(fields.holder, 'Aino Laine');
  await userEvent.type(fields.number, number);
  await userEvent.type(fields.expiry, '1240');
  await userEvent.type(fields.cvv, '123');
}

/** Browsers may fill in the fields. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Pay by card' });
    const { holder, number, expiry, cvv } = fieldsOf(canvas);
    await expect([holder, number, expiry, cvv].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'cc-name',
      'cc-number',
      'cc-exp',
      'cc-csc',
    ]);
  },
};

/** Wrong fields are reported, then the card is paid with; the bank's page is shown in a frame. Nothing is left in the browser. */
export const Paid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Deposit/ }));
    await expect(canvas.getAllByText('This field is required')).toHaveLength(4);
    const { holder, number, expiry, cvv } = fieldsOf(canvas);
    await waitFor(() => expect(holder).toHaveFocus());
    await userEvent.type(number, '4111 1111 1111 1112');
    await userEvent.type(expiry, '0120');
    await userEvent.type(cvv, '12');
    await userEvent.type(holder, 'Aino Laine');
    await canvas.findByText('Please enter a valid card number');
    await expect(canvas.getAllByText('Please enter a valid value')).toHaveLength(2);
    await userEvent.click(submitOf(canvas));
    await waitFor(() => expect(number).toHaveFocus());
    await expect(args.pay).not.toHaveBeenCalled();
    // A new number replaces the old one, whatever separates its digits.
    await userEvent.paste('５５５５-5555 5555–4444');
    await expect(number).toHaveValue('5555 5555 5555 4444');
    await expect(canvas.getByText('Mastercard')).toBeVisible();
    await userEvent.clear(expiry);
    await userEvent.type(expiry, '12/2040');
    await userEvent.type(cvv, '3{Enter}');
    await canvas.findByTitle(frameTitle);
    await expect(canvas.getByTitle(frameTitle)).toHaveAttribute('src', 'https://pay.example/pay/1');
    await expect(args.pay).toHaveBeenCalledWith({
      ...{ holder: 'Aino Laine', number: '5555555555554444', expiry_month: '12', expiry_year: '2040', cvv: '123' },
    });
    await expect(args.pay).toHaveBeenCalledTimes(1);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie]);
    await expect(kept).not.toContain('5555555555554444');
    await expect(kept).not.toContain('Aino Laine');
  },
  parameters: { without: { focus: 'the page of the frame does not exist, and Tab passes over an empty frame' } },
};

/** Nothing is left to do: the status is fetched, and the card is gone from the form. */
export const Finished: Story = {
  args: { handlers: { paymentPayCard: () => ({ status: 1, confirm_url: null }) } },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.click(submitOf(canvas));
    await waitFor(() => expect(args.onCheck).toHaveBeenCalled());
    await waitFor(() => expect(fieldsOf(canvas).number).toHaveValue(''));
    await expect(submitOf(canvas)).toHaveAttribute('aria-busy', 'true');
  },
};

/** The provider refuses fields that looked right. */
export const Refused: Story = {
  args: {
    handlers: {
      paymentPayCard: () => {
        throw refusal('wrong_card', { number: 'wrong_card', expiry_year: 'invalid_value', cvv: 'invalid_value' });
      },
    },
  },
  play: async ({ canvas }) => {
    await fill(canvas, '378282246310005');
    await userEvent.click(submitOf(canvas));
    await canvas.findByText('Wrong Card Info');
    await expect(canvas.getAllByText('Please enter a valid value')).toHaveLength(2);
    const { number } = fieldsOf(canvas);
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveValue('3782 822463 10005');
    await userEvent.type(number, '{Backspace}');
    await expect(canvas.queryByText('Wrong Card Info')).toBeNull();
  },
};

/** The operator does not respond: the card can be sent again, since a deposit is charged once only. */
export const Silent: Story = {
  args: {
    handlers: {
      paymentPayCard: () => {
        throw fault('timeout');
      },
    },
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(submitOf(canvas));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(submitOf(canvas)).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** The deposit has ended, such as in another tab: the status is fetched. */
export const Ended: Story = {
  args: {
    handlers: {
      paymentPayCard: () => {
        throw refusal('not_found');
      },
    },
  },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.click(submitOf(canvas));
    await waitFor(() => expect(args.onCheck).toHaveBeenCalled());
  },
};

export const Phone: Story = { ...Refused, globals: { formFactor: 'phone' } };
export const Light: Story = { ...Refused, globals: { scheme: 'light' } };

export const Hostile: Story = {
  globals: { locale: 'pseudo', formFactor: 'phone' },
  args: {
    transaction: transactionOf({
      id: 42,
      type: 'deposit',
      date: '2026-11-20T18:41:00.000Z',
      amount: 99_999_999,
      provider: longName,
      status: 'pending',
    }),
  },
};
