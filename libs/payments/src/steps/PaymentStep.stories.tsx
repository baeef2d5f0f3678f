import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { paymentGetStartedPayment, WireResponseOf } from '@playfront/api-contract';
import { parseResponse, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { longName, longWords } from '@playfront/ui/testing';
import { postFromFrame } from '../testing/post-from-frame.ts';
import { transactionOf, type WireTransaction } from '../testing/index.ts';
import { storedSentTransfers } from './sent-transfers.schema.ts';
import { isOnSite } from './on-site.ts';
import { PaymentStep } from './PaymentStep.tsx';

type WireStarted = WireResponseOf<typeof paymentGetStartedPayment>;
type StepStory = { started: WireStarted; transaction: WireTransaction | undefined; handlers: FakeHandlers; onCheck: () => void; onAgain: () => void };

const soon = new Date(Date.now() + 19.5 * 60_000).toISOString();
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();

const meta: Meta<StepStory> = {
  title: 'Payments/Steps/PaymentStep',
  args: { started: { status: 1, type: 'poll', expires_at: soon }, transaction: undefined, handlers: {}, onCheck: fn(), onAgain: fn() },
  render: ({ started: wire, transaction, handlers, ...props }, { loaded }) => {
    const started = parseResponse('paymentGetStartedPayment', wire);
    return (
      <StoryView loaded={loaded} handlers={handlers} player={wirePlayer()}>
        {isOnSite(started) && <PaymentStep started={started} transactionId="42" transaction={transactionOf(transaction)} {...props} />}
      </StoryView>
    );
  },
};
export default meta;

type Story = StoryObj<StepStory>;

const transfer: Extract<WireStarted, { type: 'instructions' }> = {
  status: 1,
  type: 'instructions',
  reference: 'RF18539007547034',
  amount: 200,
  currency: 'EUR',
  beneficiary: 'Northlight',
  bank: 'Sandbox Bank',
  iban: 'FI2112345600000785',
  bic: 'SNDBFIHH',
  expires_at: nextWeek,
  page_url: 'https://pay.example/pay/1',
};

/** Each value can be copied; a QR code for banking apps. */
export const Transfer: Story = {
  args: { started: transfer },
  beforeEach: () => () => storedSentTransfers.clear(),
  play: async ({ canvas }) => {
    await canvas.findByText('FI21 1234 5600 0007 85');
    await expect(await canvas.findByRole('img', { name: 'QR code of the transfer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }));
    await canvas.findByText('Your transfer is on its way. This usually takes 1 to 3 days.');
  },
};

/** The mark survives a reload. */
export const TransferMarked: Story = {
  args: { started: transfer },
  beforeEach: () => {
    storedSentTransfers.write(['42']);
    return () => storedSentTransfers.clear();
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your transfer is on its way. This usually takes 1 to 3 days.');
    await expect(canvas.queryByRole('button', { name: 'I have paid' })).toBeNull();
  },
};

export const TransferInPart: Story = {
  args: { started: { ...transfer, progress: { received: 80 } } },
  play: async ({ canvas }) => void (await canvas.findByText('€80.00 of €200.00 has arrived. Send the rest with the same reference.')),
};

export const TransferOnPhone: Story = { ...TransferInPart, globals: { formFactor: 'phone' } };
export const TransferLight: Story = { args: { started: transfer }, globals: { scheme: 'light' } };

/** No QR code for a transfer without a QR standard. */
export const TransferOfACountry: Story = {
  args: {
    started: {
      ...transfer,
      currency: 'GBP' as const,
      iban: '',
      bic: '',
      details: [
        { name: 'sort_code', value: '20-00-00' },
        { name: 'account_number', value: '55779911' },
        { name: longName, value: longWords },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('20-00-00');
    await expect(canvas.queryByRole('img', { name: 'QR code of the transfer' })).toBeNull();
  },
};

/** The cancellation needs a confirmation. */
export const TransferCancelled: Story = {
  args: { started: transfer, handlers: { paymentCancelDeposit: () => ({ status: 1, transaction: { ...cancelled } }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this deposit' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the deposit' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this deposit' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the deposit' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel the deposit' })).toHaveAttribute('aria-busy', 'true'));
  },
};

const cancelled: WireTransaction = { id: 42, type: 'deposit', date: '2026-11-20T18:41:00.000Z', amount: 200, provider: 'sepa', status: 'cancelled' };

const coins: Extract<WireStarted, { type: 'address' }> = {
  status: 1,
  type: 'address',
  coin: 'BTC',
  network: 'bitcoin',
  address: 'sandbox-bitcoin-0123456789abcdef0123456789ab',
  coin_amount: '0.00054348',
  rate: '92000',
  currency: 'EUR',
  min_fiat: 10,
  uri: 'bitcoin:sandbox-bitcoin-0123456789abcdef0123456789ab?amount=0.00054348',
  expires_at: soon,
};

export const Coins: Story = {
  args: { started: coins, transaction: { ...cancelled, status: 'pending', amount: 50 } },
  play: async ({ canvas }) => {
    await canvas.findByText('1 BTC = 92,000 EUR');
    await expect(canvas.getByRole('timer', { name: 'Time left to pay:' })).toHaveTextContent(/^19:/);
    await expect(canvas.getByText('0.00054348')).toBeVisible();
  },
};

const onTheWay = (received: number | null) => ({ confirmations: 2, required: 6, received });

/** The tracker shows the confirmations; the deposit can no longer be cancelled, and time no longer matters. */
export const CoinsConfirming: Story = {
  args: { ...Coins.args, started: { ...coins, progress: onTheWay(50) } },
  play: async ({ canvas }) => {
    await canvas.findByText('2 of 6 confirmations');
    await expect(canvas.queryByRole('button', { name: 'Cancel this deposit' })).toBeNull();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

export const CoinsShort: Story = {
  args: { ...Coins.args, started: { ...coins, progress: onTheWay(30) } },
  play: async ({ canvas }) => void (await canvas.findByText(/^You sent €30.00 of €50.00/)),
};

/** Less than the minimum is checked by staff. */
export const CoinsBelowMinimum: Story = {
  args: { ...Coins.args, started: { ...coins, progress: onTheWay(9.99) } },
  play: async ({ canvas }) => void (await canvas.findByText(/less than the minimum deposit of €10.00/)),
};

/** The rate has expired. */
export const CoinsLate: Story = {
  args: { ...Coins.args, started: { ...coins, expires_at: new Date(Date.now() - 1000).toISOString() } },
  play: async ({ canvas }) => void (await canvas.findByText(/^The time for this rate is over/)),
};

export const CoinsOnPhone: Story = { ...CoinsConfirming, globals: { formFactor: 'phone' } };
export const CoinsLight: Story = { ...Coins, globals: { scheme: 'light' } };

/** Coins sent without the tag could not be credited. */
export const CoinsWithTag: Story = {
  args: { started: { ...coins, coin: 'XRP', network: 'ripple', memo: '2718281828', uri: null } },
  play: async ({ canvas }) => {
    await canvas.findByText('2718281828');
    await expect(canvas.getByText(/^Add the memo or tag to your transfer/)).toBeVisible();
  },
};

export const Qr: Story = {
  args: { started: { status: 1, type: 'qr', payload: '00020126330014BR.GOV.BCB.PIX', copy_code: '00020126330014BR.GOV.BCB.PIX', expires_at: soon } },
  play: async ({ canvas }) => void (await canvas.findByRole('img', { name: 'QR code of the payment' })),
};

/** An image from another host is not loaded; the site draws the QR code. */
export const QrOfAnotherHost: Story = {
  args: { started: { status: 1, type: 'qr', payload: 'pay', image: 'https://evil.example/qr.png' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('img', { name: 'QR code of the payment' })).tagName).toBe('svg');
  },
};

export const App: Story = { play: async ({ canvas }) => void (await canvas.findByText('Waiting for your approval')) };

const code: WireStarted = { status: 1, type: 'otp', sent_to: '+•••••••••67', length: 6, expires_at: soon };

/** After a wrong code the field is still shown; the correct one fetches the status. */
export const Code: Story = {
  args: {
    started: code,
    handlers: {
      paymentConfirmPayment: ({ code: typed }) => {
        if (typed !== '123456') throw refusal('wrong_card', { code: 'wrong_card' });
        return { status: 1, transaction: { ...cancelled, status: 'pending' } };
      },
    },
  },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'Code' });
    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    await waitFor(() => expect(args.onCheck).toHaveBeenCalled());
  },
};

/** The code can be sent again after a while. */
export const CodeSentAgain: Story = {
  args: { started: code, handlers: { paymentResendCode: () => ({ status: 1, wait_seconds: 90 }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Send again in 0:4/ })).toBeDisabled();
  },
};

/** The third wrong code ends the payment: the status is fetched. */
export const CodeRefused: Story = {
  args: {
    started: code,
    handlers: {
      paymentConfirmPayment: () => {
        throw refusal('deposit_fail');
      },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '000000{Enter}');
    await waitFor(() => expect(args.onCheck).toHaveBeenCalled());
  },
};

/** A page of this site, or one without https, is never framed. */
export const FrameRefused: Story = {
  args: { started: { status: 1, type: 'iframe_url', url: 'http://pay.example/1' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This payment form cannot be shown safely/);
    await expect(document.querySelector('iframe')).toBeNull();
  },
};

const frame: WireStarted = { status: 1, type: 'iframe_url', url: 'https://pay.example/frame/1', height: 500 };
const frameTitle = 'Payment form of the provider';

/** A frame that lies changes nothing but its own height, within limits; a claim that the player has paid only fetches the status. */
export const FrameLies: Story = {
  parameters: { without: { focus: 'the page of the frame does not exist, and Tab passes over an empty frame' } },
  args: { started: frame, transaction: { ...cancelled, status: 'pending' } },
  play: async ({ canvas, args }) => {
    const element = await canvas.findByTitle(frameTitle);
    postFromFrame(frameTitle, { state: 'finished' }, 'https://evil.example');
    postFromFrame(frameTitle, { state: 'resized', height: 100_000 });
    await expect(element).toHaveStyle({ height: '500px' });
    await expect(args.onCheck).not.toHaveBeenCalled();
    postFromFrame(frameTitle, { state: 'resized', height: 700 });
    await waitFor(() => expect(element).toHaveStyle({ height: '700px' }));
    postFromFrame(frameTitle, { state: 'finished' });
    await waitFor(() => expect(args.onCheck).toHaveBeenCalled());
    // The operator decides: the page is still the same.
    await expect(canvas.getByTitle(frameTitle)).toBeVisible();
  },
};
