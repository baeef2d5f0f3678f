import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fault, mountView, pendingResponse, refusal, wirePlayer, type FakeHandlers, type MountedView } from '@playfront/auth/testing';
import { readDrafts } from '@playfront/forms/drafts';
import { wireTransaction, type WireTransaction } from '../testing/deposit.fixtures.ts';
import { sameAccount, savedAccount, savedCard, sepaTransfer, wireCoins, withdrawalOffer, withSources } from '../testing/withdraw.fixtures.ts';
import { WithdrawView } from './WithdrawView.tsx';

const accepted = (amount = 50): { status: 1; transaction: WireTransaction } => ({
  status: 1,
  transaction: wireTransaction({ type: 'withdrawal', amount, provider: 'Instant bank', can_cancel: true, total: -amount }),
});
const balanceAfter = {
  status: 1,
  player: { id: 7, version: 9, currency: 'EUR', total_balance: 447.6, real_balance: 362.6, bonus_balance: 85, locked_balance: 170 },
} as const;

const amount = () => page.getByLabelText('Amount', { exact: true });
const withdraw = () => page.getByRole('button', { name: /^Withdraw( €|$)/ });
const field = (name: string) => page.getByLabelText(name, { exact: true });

let view: MountedView | undefined;

async function open(handlers: FakeHandlers = {}, widthPx = 1100) {
  const element = (
    <WithdrawView
      transactionsLink={<a href="#transactions">Transactions</a>}
      transactionLink={(id, children) => <a href={`#transaction-${id}`}>{children}</a>}
      depositLink={<a href="#deposit">Deposit</a>}
    />
  );
  view = await mountView(element, {
    player: wirePlayer(),
    handlers: {
      frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sameAccount] }),
      paymentSendWithdrawalRequest: () => accepted(),
      frontGetPlayerBalance: () => balanceAfter,
      ...handlers,
    },
    widthPx,
  });
  return view;
}

afterEach(() => {
  view?.unmount();
  sessionStorage.clear();
});

describe('a withdrawal', () => {
  test('results in its date, destination, time, ended bonus, new balance, reference and a link to its progress', async () => {
    await open({
      paymentSendWithdrawalRequest: () => ({
        ...accepted(),
        ...{ destination: 'IBAN •••• 0785', expected_at: '2026-11-30T12:00:00.000Z', forfeited: 85, real_balance: 362.6 },
      }),
    });
    await amount().fill('50');
    await withdraw().click();
    const result = page.getByRole('status').filter({ hasText: 'scheduled' });
    for (const fact of [
      /Requested2026\./,
      'ToInstant bank, IBAN •••• 0785',
      /ArrivesBy 2026\.11\.30/,
      'Bonus money given up€85.00',
      'Real money left€362.60',
    ])
      await expect.element(result).toHaveTextContent(fact);
    await expect.element(page.getByRole('group', { name: 'Reference' })).toHaveTextContent('42');
    await expect.element(page.getByRole('link', { name: 'Follow this withdrawal' })).toHaveAttribute('href', '#transaction-42');
  });

  test('by keyboard only is sent once and scheduled, and the balance is updated', async () => {
    const { api } = await open();
    await expect.element(page.getByRole('region', { name: 'What you can withdraw' })).toHaveTextContent('€412.60');
    await amount().click();
    await userEvent.keyboard('50{Enter}');
    const scheduled = page.getByText('Withdrawal of €50.00 scheduled');
    await expect.element(scheduled).toBeVisible();
    await expect.poll(() => scheduled.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    expect(scheduled.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect.element(page.getByText('A confirmation email follows once the transfer is made.')).toBeVisible();
    await expect.element(page.getByText('You can cancel it under Transactions until it is approved.')).toBeVisible();
    expect(api.requestsOf('paymentSendWithdrawalRequest')).toEqual([
      { processor: 'trustly', amount: 50, details: {}, forfeit_bonus: false, idempotency_key: expect.any(String) },
    ]);
    await vi.waitFor(() => expect(api.requestsOf('frontGetPlayerBalance')).toHaveLength(1));
    await page.getByRole('button', { name: 'Make another withdrawal' }).click();
    await expect.element(amount()).toHaveValue('');
  });

  test.each([
    ['', 'Enter an amount'],
    ['19.99', 'Amount must be at least €20.00'],
    ['5000.01', 'Amount must be between €20.00 and €412.60'],
  ])('is not sent with the amount "%s": %s', async (typed, message) => {
    const { api } = await open();
    await amount().fill(typed);
    await withdraw().click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(amount()).toHaveFocus();
    expect(api.requestsOf('paymentSendWithdrawalRequest')).toEqual([]);
  });

  test('shows the error of the amount until it is valid, while other fields are edited', async () => {
    const { api } = await open({ frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sepaTransfer, wireCoins] }) });
    await amount().fill('1');
    await withdraw().click();
    const tooSmall = page.getByText('Amount must be at least €20.00');
    await expect.element(tooSmall).toBeVisible();
    await expect.element(field('IBAN')).toHaveAttribute('aria-invalid', 'true');
    await field('Beneficiary bank name').fill('Nordea');
    await expect.element(tooSmall).toBeVisible();
    await expect.element(field('IBAN')).toHaveAttribute('aria-invalid', 'true');
    await field('IBAN').fill('FI21 1234 5600 0007 85');
    await expect.element(field('IBAN')).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(tooSmall).toBeVisible();
    await page.getByRole('radio', { name: /Crypto/ }).click();
    await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Coin')).not.toHaveAttribute('aria-invalid', 'true');
    await amount().fill('2');
    await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
    await amount().fill('200');
    await expect.element(amount()).not.toHaveAttribute('aria-invalid', 'true');
    expect(api.requestsOf('paymentSendWithdrawalRequest')).toEqual([]);
  });

  test('on a phone the sticky footer never covers the focused field', async () => {
    await page.viewport(390, 640);
    await open({ frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sepaTransfer] }) }, 390);
    await amount().fill('50');
    for (const box of [field('Beneficiary bank name'), field('IBAN')].map((each) => each.element() as HTMLElement)) {
      scrollBy(0, box.getBoundingClientRect().bottom - innerHeight + 4);
      box.focus();
      const { x, width, bottom } = box.getBoundingClientRect();
      expect(document.elementFromPoint(x + width / 2, bottom - 1)).toBe(box);
    }
  });

  test('is not sent again by typing while the response is pending', async () => {
    const slow = pendingResponse<never>();
    const { api } = await open({ paymentSendWithdrawalRequest: () => slow.response });
    await amount().fill('50');
    await userEvent.keyboard('{Enter}');
    await amount().fill('60');
    await userEvent.keyboard('{Enter}');
    await expect.element(withdraw()).toHaveAttribute('aria-busy', 'true');
    slow.fail(fault('timeout'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long to respond');
    await expect.element(amount()).toHaveValue('60');
    expect(api.requestsOf('paymentSendWithdrawalRequest').map((request) => request['amount'])).toEqual([50]);
  });

  test('can be of the entire real balance', async () => {
    await open();
    await page.getByRole('button', { name: 'All: €412.60' }).click();
    await expect.element(withdraw()).toHaveTextContent('Withdraw €412.60');
    await expect.element(page.getByText('Real money left')).toBeVisible();
  });

  test('to a bank account has the field labels of the spec, validated before it is sent', async () => {
    const { api } = await open({ frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sepaTransfer] }) });
    await amount().fill('50');
    await field('IBAN').fill('FI21 1234 5600 0007 86');
    await withdraw().click();
    await expect.element(field('IBAN')).toHaveFocus();
    await expect.element(page.getByText('Please enter a valid value')).toBeVisible();
    const pasted = 'IBAN: fi21\u00a01234 5600\u20130007\u200b 85';
    await field('IBAN').fill(pasted);
    await field('Swift/BIC code').fill('NDEAFIHH');
    await field('Beneficiary bank name').fill('Nordea');
    await field('Recipient registration address').fill('Hämeenkatu 1, Tampere');
    await field('Zip code').fill('33100');
    // The name is filled in from the profile.
    await expect.element(field('Beneficiary full name')).toHaveValue('Ilmari Koskela');
    await expect.element(field('IBAN')).toHaveValue(pasted);
    await withdraw().click();
    await expect.element(page.getByText('Withdrawal of €50.00 scheduled')).toBeVisible();
    expect(api.requestsOf('paymentSendWithdrawalRequest')[0]?.details).toEqual({
      iban: 'FI2112345600000785',
      beneficiary_name: 'Ilmari Koskela',
      bic: 'NDEAFIHH',
      bank_name: 'Nordea',
      recipient_address: 'Hämeenkatu 1, Tampere',
      postal_code: '33100',
    });
  });

  test('is to a card used for a deposit, or to a coin with a choice of its networks', async () => {
    const { api } = await open({ frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [savedCard, wireCoins] }) });
    await page.getByRole('radio', { name: /Mastercard ···· 1881/ }).click();
    await amount().fill('50');
    await withdraw().click();
    await vi.waitFor(() =>
      expect(api.requestsOf('paymentSendWithdrawalRequest')[0]).toMatchObject({ processor: 'sandbox_card', details: { saved_card: 'c2' } }),
    );
    await page.getByRole('button', { name: 'Make another withdrawal' }).click();
    await page.getByRole('radio', { name: /Crypto/ }).click();
    await amount().fill('50');
    await field('Coin').selectOptions('USDT');
    await field('Network').selectOptions('Tron (TRC-20)');
    await field('Wallet address').fill('TXYZ');
    await withdraw().click();
    await vi.waitFor(() =>
      expect(api.requestsOf('paymentSendWithdrawalRequest')[1]).toMatchObject({
        processor: 'coinspaid',
        details: { coin: 'USDT', network: 'tron', address: 'TXYZ' },
      }),
    );
  });

  test('is sent only once while the response is pending; a retry after a timeout has the same key', async () => {
    const first = pendingResponse<ReturnType<typeof accepted>>();
    const { api } = await open({ paymentSendWithdrawalRequest: () => first.response });
    await amount().fill('50');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(withdraw()).toHaveAttribute('aria-busy', 'true');
    first.fail(fault('timeout'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long to respond');
    await expect.element(amount()).toHaveValue('50');
    api.setHandlers({ paymentSendWithdrawalRequest: () => accepted() });
    await withdraw().click();
    await expect.element(page.getByText('Withdrawal of €50.00 scheduled')).toBeVisible();
    const keys = api.requestsOf('paymentSendWithdrawalRequest').map((request) => request.idempotency_key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('an unanswered withdrawal', () => {
  const sentKeys = () => view?.api.requestsOf('paymentSendWithdrawalRequest').map((request) => request.idempotency_key) ?? [];
  const timeout = () => {
    throw fault('timeout');
  };

  async function submitAmount(typed: string) {
    await amount().fill(typed);
    await withdraw().click();
  }

  test('has the same key after a reload or another page', async () => {
    await open({ paymentSendWithdrawalRequest: timeout });
    await submitAmount('50');
    await expect.element(page.getByRole('alert')).toBeVisible();
    const [first] = sentKeys();
    view?.unmount();
    await open();
    await submitAmount('50');
    await expect.element(page.getByText('Withdrawal of €50.00 scheduled')).toBeVisible();
    expect(sentKeys()).toEqual([first]);
  });

  test('has the same key after an attempt with another amount, and after a rate limit', async () => {
    const { api } = await open({ paymentSendWithdrawalRequest: timeout });
    await submitAmount('50');
    await expect.element(page.getByRole('alert')).toHaveTextContent('too long');
    await submitAmount('60');
    await vi.waitFor(() => expect(sentKeys()).toHaveLength(2));
    api.setHandlers({
      paymentSendWithdrawalRequest: () => {
        throw refusal('too_many_requests');
      },
    });
    await submitAmount('50');
    await vi.waitFor(() => expect(sentKeys()).toHaveLength(3));
    api.setHandlers({ paymentSendWithdrawalRequest: () => accepted() });
    await submitAmount('50');
    await expect.element(page.getByText('Withdrawal of €50.00 scheduled')).toBeVisible();
    const [first, other, refused, last] = sentKeys();
    expect([refused, last]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  test('that was accepted and has been cancelled since is sent as a new one', async () => {
    const { api } = await open({ paymentSendWithdrawalRequest: timeout });
    await submitAmount('50');
    await expect.element(page.getByRole('alert')).toBeVisible();
    const [first] = sentKeys();
    const cancelled = { status: 1, transaction: wireTransaction({ type: 'withdrawal', amount: 50, status: 'cancelled' }) } as const;
    api.setHandlers({ paymentSendWithdrawalRequest: ({ idempotency_key }) => (idempotency_key === first ? cancelled : accepted()) });
    await submitAmount('50');
    await expect.element(page.getByText('Withdrawal of €50.00 scheduled')).toBeVisible();
    expect(sentKeys()).toEqual([first, first, expect.not.stringMatching(first ?? '')]);
  });

  test('stores only amount and method in the draft', async () => {
    await open({ frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sepaTransfer, savedCard, wireCoins] }) });
    await amount().fill('50');
    for (const name of [/Crypto/, /SEPA/]) {
      await page.getByRole('radio', { name }).click();
      const details = [...document.querySelectorAll('form fieldset input:not([type="radio"])')];
      expect(details).not.toEqual([]);
      for (const input of details) await userEvent.fill(input, 'private');
      const method = document.querySelector<HTMLInputElement>('form input:checked')?.value;
      expect(JSON.parse(sessionStorage.getItem('draft.session.withdraw') ?? '{}')).toEqual({ version: 1, values: { amount: '50', method } });
      expect(readDrafts()).toEqual({});
    }
  });
});

describe('a refused withdrawal', () => {
  test.each([
    ['not_meet_wager_requirement', "You don't meet the wager requirement!", 'You can withdraw up to €412.60 of real money now'],
    ['insufficient_funds', 'Your balance is too low. Choose a lower amount.', 'You can withdraw up to €412.60 of real money now'],
    ['kyc_required', 'We need to verify your identity first.', 'Open Documents to see which ones we need.'],
    ['method_not_available', 'This payment method is not available right now.', 'not available right now'],
  ] as const)('shows the reason and what to do: %s', async (key, reason, advice) => {
    await open({
      paymentSendWithdrawalRequest: () => {
        throw refusal(key);
      },
    });
    await amount().fill('400');
    await withdraw().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(reason);
    await expect.element(page.getByRole('alert')).toHaveTextContent(advice);
    await expect.element(amount()).toHaveValue('400');
  });

  describe('above the balance is stopped before the question about a bonus', () => {
    const running = withdrawalOffer({ forfeits: 25 });

    test.each([
      ['with an active bonus', running, "You don't meet the wager requirement! You can withdraw up to €412.60 of real money now."],
      ['without a bonus', withdrawalOffer(), 'Your balance is too low. Choose a lower amount. You can withdraw up to €412.60 of real money now.'],
    ] as const)('%s', async (_, offer, message) => {
      const { api } = await open({ frontGetWithdrawalProcessors: () => offer });
      await amount().fill('450');
      await withdraw().click();
      await expect.element(page.getByText(message)).toBeVisible();
      await expect.element(amount()).toHaveFocus();
      expect(page.getByRole('dialog').elements()).toHaveLength(0);
      expect(api.requestsOf('paymentSendWithdrawalRequest')).toHaveLength(0);
    });

    test('unless the balance has grown since the page was opened', async () => {
      const { api } = await open({ paymentSendWithdrawalRequest: () => accepted() });
      api.setHandlers({ frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sameAccount], withdrawable: 500 }) });
      await amount().fill('450');
      await withdraw().click();
      await expect.element(page.getByText(/scheduled/)).toBeVisible();
    });
  });

  test('because of the limits of the operator has an error at the amount', async () => {
    await open({
      frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [{ ...sameAccount, fields: ['account_id'] }] }),
      paymentSendWithdrawalRequest: () => {
        throw refusal('amount_out_of_range', { amount: 'amount_out_of_range' });
      },
    });
    await amount().fill('50');
    await field('Account ID').fill('ilmari_k');
    await withdraw().click();
    const refused = page.getByText("Choose an amount between this method's minimum and maximum.");
    await expect.element(refused).toBeVisible();
    await expect.element(amount()).toHaveFocus();
    await field('Account ID').fill('ilmari');
    await expect.element(refused).toBeVisible();
    await amount().fill('60');
    await expect.element(refused).not.toBeInTheDocument();
  });

  test('because of a field has an error at that field', async () => {
    await open({
      frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [{ ...sameAccount, fields: ['account_id'] }] }),
      paymentSendWithdrawalRequest: () => {
        throw refusal('invalid_value', { account_id: 'invalid_value' });
      },
    });
    await amount().fill('50');
    await field('Account ID').fill('no such account');
    await withdraw().click();
    await expect.element(field('Account ID')).toHaveFocus();
    await expect.element(page.getByText('Please enter a valid value')).toBeVisible();
  });
});

describe('money that must go back to its source first', () => {
  test('is shown for each method and card before the withdrawal', async () => {
    await open({ frontGetWithdrawalProcessors: () => withdrawalOffer(withSources([wireCoins])) });
    await expect.element(page.getByText('€300.00 goes back here first')).toBeVisible();
    await page.getByRole('radio', { name: /Crypto/ }).click();
    await expect.element(page.getByText('You can withdraw up to €92.60 to Crypto now.')).toBeVisible();
    await expect.element(page.getByText('€300.00 to Visa ···· 4412')).toBeVisible();
    await expect.element(page.getByText('€20.00 to Mastercard ···· 1881')).toBeVisible();
    await page.getByRole('button', { name: 'All: €92.60' }).click();
    await expect.element(withdraw()).toHaveTextContent('Withdraw €92.60');
  });

  test('is not listed for the chosen card', async () => {
    await open({ frontGetWithdrawalProcessors: () => withdrawalOffer(withSources([wireCoins])) });
    await page.getByRole('radio', { name: /Visa ···· 4412/ }).click();
    await expect.element(page.getByText('You can withdraw up to €392.60 to Visa ···· 4412 now.')).toBeVisible();
    await expect.element(page.getByText('€20.00 to Mastercard ···· 1881')).toBeVisible();
    await expect.element(page.getByText('€300.00 to Visa ···· 4412')).not.toBeInTheDocument();
  });

  test('is shown at the amount if it changed since the page was opened, with an offer fetched again', async () => {
    let offer = withdrawalOffer({ processors: [savedCard, wireCoins] });
    await open({
      frontGetWithdrawalProcessors: () => offer,
      paymentSendWithdrawalRequest: () => {
        offer = withdrawalOffer(withSources([wireCoins]));
        throw refusal('return_to_source_first', { amount: 'return_to_source_first' });
      },
    });
    await page.getByRole('radio', { name: /Crypto/ }).click();
    await field('Coin').selectOptions('BTC');
    await field('Wallet address').fill('bc1q');
    await amount().fill('400');
    await withdraw().click();
    await expect.element(page.getByText('Some of this money must go back to where it came from first.')).toBeVisible();
    await expect.element(page.getByText('You can withdraw up to €92.60 to Crypto now.')).toBeVisible();
  });
});

describe('details used before', () => {
  test('are chosen first, need no typing, and are sent by their id', async () => {
    const { api } = await open({ frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sameAccount, savedAccount] }) });
    await expect.element(page.getByRole('radio', { name: /IBAN •••• 0785, Nordic Bank/ })).toBeChecked();
    await expect.element(field('IBAN')).not.toBeInTheDocument();
    await amount().fill('50');
    await withdraw().click();
    await expect.element(page.getByText('Withdrawal of €50.00 scheduled')).toBeVisible();
    expect(api.requestsOf('paymentSendWithdrawalRequest')).toMatchObject([{ processor: 'sepa_transfer', details: { saved_destination: 'd1' } }]);
  });

  test('can be removed, after a confirmation', async () => {
    const { api } = await open({
      frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [savedAccount] }),
      frontRemoveDestination: () => ({ status: 1 }),
    });
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus();
    expect(api.requestsOf('frontRemoveDestination')).toEqual([]);
    api.setHandlers({ frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sepaTransfer] }) });
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(field('IBAN')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(api.requestsOf('frontRemoveDestination')).toEqual([{ id: 'd1' }]);
  });

  test('that are not saved any more are replaced by the methods of a new offer', async () => {
    let processors = [savedAccount];
    await open({
      frontGetWithdrawalProcessors: () => withdrawalOffer({ processors }),
      paymentSendWithdrawalRequest: () => {
        processors = [sepaTransfer];
        throw refusal('method_not_available');
      },
    });
    await amount().fill('50');
    await withdraw().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('not available right now');
    await expect.element(field('IBAN')).toBeVisible();
    await expect.element(amount()).toHaveValue('50');
  });
});

describe('a new destination', () => {
  const held = { ...accepted(), transaction: { ...accepted().transaction, hold_until: '2026-11-23T12:00:00.000Z' } };

  test('needs the password if the operator requires it, and shows how long the withdrawal is held', async () => {
    const { api } = await open({
      paymentSendWithdrawalRequest: ({ password }) => {
        if (!password) throw refusal('password_required', { password: 'password_required' });
        if (password !== 'right') throw refusal('wrong_password', { password: 'wrong_password' });
        return held;
      },
    });
    await amount().fill('50');
    await withdraw().click();
    await expect.element(field('Your password')).toHaveFocus();
    await field('Your password').fill('wrong');
    await withdraw().click();
    await expect.element(field('Your password')).toHaveAttribute('aria-invalid', 'true');
    await field('Your password').fill('right');
    await withdraw().click();
    await expect.element(page.getByText(/We send it after .*2026.* at the earliest, because these payout details are new/)).toBeVisible();
    expect(api.requestsOf('paymentSendWithdrawalRequest').map((request) => request.password)).toEqual([undefined, 'wrong', 'right']);
  });

  test('asks about the bonus once, even after wrong passwords', async () => {
    await open({
      frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sameAccount], forfeits: 61.2 }),
      paymentSendWithdrawalRequest: ({ password }) => {
        if (!password) throw refusal('password_required', { password: 'password_required' });
        if (password !== 'right') throw refusal('wrong_password', { password: 'wrong_password' });
        return held;
      },
    });
    await amount().fill('50');
    await withdraw().click();
    await page.getByRole('button', { name: 'Withdraw and end bonuses' }).click();
    for (const password of ['wrong', 'right']) {
      await field('Your password').fill(password);
      await withdraw().click();
    }
    await expect.element(page.getByText(/We send it after/)).toBeVisible();
  });
});

describe('an unconfirmed email address', () => {
  test('is reported before the withdrawal, and the link can be sent again', async () => {
    const { api } = await open({
      frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sameAccount], requires: ['email_not_confirmed'] }),
      frontResendActivation: () => ({ status: 1 }),
    });
    await expect.element(page.getByText('Confirm your email address first')).toBeVisible();
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect.element(page.getByText('Email sent.')).toBeVisible();
    expect(api.requestsOf('frontResendActivation')).toHaveLength(1);
  });

  test('is reported only once if the withdrawal is refused because of it', async () => {
    await open({
      frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sameAccount], requires: ['email_not_confirmed'] }),
      paymentSendWithdrawalRequest: () => {
        throw refusal('email_not_confirmed');
      },
    });
    await amount().fill('50');
    await withdraw().click();
    await expect.element(page.getByText('Confirm your email address first')).toBeVisible();
    expect(page.getByText('Confirm your email address first').elements()).toHaveLength(1);
  });
});

describe('with an active bonus', () => {
  const offered = (forfeits: number) => withdrawalOffer({ processors: [sameAccount], forfeits });

  test('the withdrawal is sent only after the player has accepted the exact amount', async () => {
    let forfeits = 85;
    const { api } = await open({ frontGetWithdrawalProcessors: () => offered(forfeits) });
    await expect.element(page.getByText(/lose €85\.00 of bonus money/)).toBeVisible();
    await amount().fill('50');
    // Some of the bonus was lost in another tab.
    forfeits = 61.2;
    await withdraw().click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('You lose bonus money€61.20');
    await expect.element(page.getByRole('button', { name: 'Keep my bonuses' })).toHaveFocus();
    await page.getByRole('button', { name: 'Keep my bonuses' }).click();
    expect(api.requestsOf('paymentSendWithdrawalRequest')).toEqual([]);
    await withdraw().click();
    await page.getByRole('button', { name: 'Withdraw and end bonuses' }).click();
    await expect.element(page.getByText('Withdrawal of €50.00 scheduled')).toBeVisible();
    expect(api.requestsOf('paymentSendWithdrawalRequest')).toMatchObject([{ forfeit_bonus: true }]);
  });

  test('a retry of an attempt that may have ended it is unchanged, and asks again only if more would be lost', async () => {
    let forfeits = 85;
    const { api } = await open({
      frontGetWithdrawalProcessors: () => offered(forfeits),
      paymentSendWithdrawalRequest: () => {
        // Accepted, but the response is lost: the bonus has ended.
        forfeits = 0;
        throw fault('timeout');
      },
    });
    await amount().fill('50');
    await withdraw().click();
    await page.getByRole('button', { name: 'Withdraw and end bonuses' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('too long');
    await withdraw().click();
    await vi.waitFor(() => expect(api.requestsOf('paymentSendWithdrawalRequest')).toHaveLength(2));
    await expect.element(page.getByRole('alert')).toHaveTextContent('too long');
    forfeits = 200;
    await withdraw().click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('€200.00');
    api.setHandlers({ paymentSendWithdrawalRequest: () => accepted() });
    await page.getByRole('button', { name: 'Withdraw and end bonuses' }).click();
    await expect.element(page.getByText('Withdrawal of €50.00 scheduled')).toBeVisible();
    const [first, ...repeated] = api.requestsOf('paymentSendWithdrawalRequest');
    expect(first?.forfeit_bonus).toBe(true);
    expect(repeated).toEqual([first, first]);
  });

  test('a bonus that has started since needs consent too', async () => {
    let forfeits = 0;
    const { api } = await open({
      frontGetWithdrawalProcessors: () => offered(forfeits),
      paymentSendWithdrawalRequest: ({ forfeit_bonus }) => {
        if (!forfeit_bonus) throw refusal('bonus_running');
        return accepted();
      },
    });
    await amount().fill('50');
    forfeits = 20;
    await withdraw().click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('€20.00');
    await page.getByRole('button', { name: 'Withdraw and end bonuses' }).click();
    await expect.element(page.getByText('Withdrawal of €50.00 scheduled')).toBeVisible();
    const [first, second] = api.requestsOf('paymentSendWithdrawalRequest');
    expect(first?.idempotency_key).not.toBe(second?.idempotency_key);
  });
});

describe('the withdrawal methods', () => {
  test('with unknown fields are not offered', async () => {
    await open({
      frontGetWithdrawalProcessors: () =>
        withdrawalOffer({ processors: [{ ...sameAccount, id: 'x', name: 'Pigeon', fields: ['pigeon'] }, sameAccount] }),
    });
    await expect.element(page.getByRole('radio', { name: /Instant bank/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /Pigeon/ })).not.toBeInTheDocument();
    await expect.element(page.getByText('Within 1 hour')).toBeVisible();
  });

  test.each([
    ['have an empty state', { processors: [] }, 'No withdrawal methods available right now'],
    ['are not shown if there is nothing to withdraw', { withdrawable: 0 }, 'No real money to withdraw now'],
  ])('%s', async (_, offer, message) => {
    await open({ frontGetWithdrawalProcessors: () => withdrawalOffer(offer) });
    await expect.element(page.getByText(message)).toBeVisible();
  });

  test('are replaced by a link to the deposit if there is nothing to withdraw', async () => {
    await open({ frontGetWithdrawalProcessors: () => withdrawalOffer({ withdrawable: 0 }) });
    await expect.element(page.getByRole('link', { name: 'Deposit' })).toBeVisible();
  });

  test('can be loaded again after a failure', async () => {
    const { api } = await open({
      frontGetWithdrawalProcessors: () => {
        throw fault('network');
      },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Withdrawal methods could not be loaded');
    api.setHandlers({ frontGetWithdrawalProcessors: () => withdrawalOffer() });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(amount()).toBeVisible();
  });

  test('fit a phone: nothing overflows', async () => {
    await open({ frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sepaTransfer] }) }, 328);
    await expect.element(withdraw()).toBeVisible();
    const form = document.querySelector('form');
    expect(form?.scrollWidth).toBe(form?.clientWidth);
  });
});
