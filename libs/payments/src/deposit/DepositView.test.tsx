import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  fault,
  pendingResponse,
  mountView,
  refusal,
  requiredLimits,
  wireLimits,
  wireMoneyLimit,
  wirePlayer,
  type FakeHandlers,
  type MountedView,
} from '@playfront/auth/testing';
import { manyProcessors, usualProcessors, wireClaim, wireDepositBonus, wireOffer, wireProcessor } from '../testing/deposit.fixtures.ts';
import { DepositView } from './DepositView.tsx';

const payPage = { status: 1, transaction_id: '42', redirect_url: 'https://pay.example/42' } as const;
const amount = () => page.getByLabelText('Amount', { exact: true });
const bonus = (name: string | RegExp) => page.getByRole('radio', { name });
const code = () => page.getByLabelText('Promo code', { exact: true });
const withCode = () => bonus('I have a promo code').click();
const pay = () => page.getByRole('button', { name: /^Deposit/ });
/** On a narrow page only the chosen method is shown until this button is pressed. */
const change = () => page.getByRole('button', { name: /Change$/ });

let view: MountedView | undefined;

async function open(
  handlers: FakeHandlers = {},
  onRedirect: (url: string) => void = () => {},
  onStarted: (id: string) => void = () => {},
  promoCode?: string,
) {
  const required = <p>Set your limits first</p>;
  view = await mountView(
    <DepositView returnPath="/user-management?tab=deposit" requiredLimits={required} {...{ onRedirect, onStarted, promoCode }} />,
    {
      player: wirePlayer(),
      handlers: { frontGetProcessors: () => ({ status: 1, processors: [wireProcessor()] }), paymentGetPaymentUrl: () => payPage, ...handlers },
    },
  );
  return view;
}

afterEach(() => view?.unmount());

describe('a deposit', () => {
  test('works by keyboard only, and redirects to the provider with amount, currency and return URL', async () => {
    const onRedirect = vi.fn();
    const { api } = await open({}, onRedirect);
    await expect.element(amount()).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}50{Enter}');
    await vi.waitFor(() => expect(onRedirect).toHaveBeenCalledWith('https://pay.example/42'));
    expect(api.requestsOf('frontGetProcessors')).toEqual([{ country: 'FI', currency: 'EUR' }]);
    expect(api.requestsOf('paymentGetPaymentUrl')).toEqual([
      { amount: 50, currency: 'EUR', return_url: '/user-management?tab=deposit', locale: 'en', idempotency_key: expect.any(String) },
    ]);
  });

  test('by phone has an editable number from the profile, an error at an invalid one, and continues on this site', async () => {
    const onStarted = vi.fn();
    const phone = wireProcessor({ id: 'siru_mobile', name: 'Mobile', kind: 'mobile', flow: 'otp', fields: ['phone_number'] });
    const { api } = await open(
      {
        frontGetProcessors: () => ({ status: 1, processors: [phone] }),
        paymentGetPaymentUrl: () => ({ status: 1, transaction_id: '42', type: 'otp', sent_to: '+•••67' }),
      },
      undefined,
      onStarted,
    );
    const number = page.getByLabelText(/phone number/);
    await number.fill('12');
    await amount().fill('50');
    await pay().click();
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill('+358401234567');
    await pay().click();
    await vi.waitFor(() => expect(onStarted).toHaveBeenCalledWith('42'));
    expect(api.requestsOf('paymentGetPaymentUrl')).toMatchObject([{ fields: { phone_number: '+358401234567' } }]);
  });

  test('by a form is submitted to the provider, but only to an allowed address', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const fields = [{ name: 'token', value: 'a"b' }];
    const form = (action: string) => () => ({ status: 1, transaction_id: '42', type: 'form', action, fields }) as const;
    const { api } = await open({ paymentGetPaymentUrl: form('javascript:alert(1)') });
    await amount().fill('50');
    await pay().click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    api.setHandlers({ paymentGetPaymentUrl: form('https://pay.example/checkout') });
    await pay().click();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
    const sent = submit.mock.contexts[0] as HTMLFormElement;
    expect([sent.action, sent.method, new FormData(sent).get('token')]).toEqual(['https://pay.example/checkout', 'post', 'a"b']);
    submit.mockRestore();
  });

  test('is sent with the promo code; a refused code has an error at its field', async () => {
    let isRefused = true;
    const onRedirect = vi.fn();
    const paymentGetPaymentUrl = () => {
      if (isRefused) throw refusal('invalid_promo_code');
      return payPage;
    };
    const { api } = await open({ paymentGetPaymentUrl }, onRedirect);
    await amount().fill('50');
    await withCode();
    await code().fill('NOPE');
    await pay().click();
    await expect.element(code()).toHaveFocus();
    await expect.element(code()).toHaveAccessibleDescription('Invalid promo code!');
    isRefused = false;
    await code().fill(' WELCOME ');
    await pay().click();
    await vi.waitFor(() => expect(onRedirect).toHaveBeenCalled());
    expect(api.requestsOf('paymentGetPaymentUrl').map((request) => request['promo_code'])).toEqual(['NOPE', 'WELCOME']);
  });

  test('on a phone the sticky footer never covers the focused field', async () => {
    await page.viewport(390, 480);
    await open();
    await amount().fill('50');
    await withCode();
    const box = code().element() as HTMLElement;
    scrollBy(0, box.getBoundingClientRect().bottom - innerHeight + 4);
    box.focus();
    const { x, width, bottom } = box.getBoundingClientRect();
    expect(document.elementFromPoint(x + width / 2, bottom - 1)).toBe(box);
  });

  test('lists the offers that fit and is sent with the code of the chosen one', async () => {
    const onRedirect = vi.fn();
    const promotions = [
      wireOffer(),
      wireOffer({ id: '2', title: 'Second deposit', code: 'SECOND50', fits_next_deposit: false }),
      wireOffer({ id: '3', title: 'Last week', code: 'BEFORE', state: 'used' }),
    ];
    const frontGetDepositBonus: FakeHandlers['frontGetDepositBonus'] = ({ amount: paid, promo_code }) => {
      if (promo_code !== 'WELCOME') return { status: 1, bonus: null };
      return paid < 20
        ? { status: 1, bonus: null, missed: { title: 'First deposit doubled', min_deposit: 20 } }
        : { status: 1, bonus: wireDepositBonus({ amount: paid }) };
    };
    const { api } = await open({ frontGetPromotionTemplate: () => ({ status: 1, promotions }), frontGetDepositBonus }, onRedirect);
    await expect.element(bonus('First deposit doubled')).toBeVisible();
    expect(page.getByRole('group', { name: 'Bonus offer' }).getByRole('radio').elements()).toHaveLength(3);
    await expect.element(bonus('No bonus')).toBeChecked();
    await bonus('First deposit doubled').click();
    await expect.element(page.getByText(/100% of the deposit, up to €200.00\. Minimum deposit €20.00/)).toBeVisible();
    await amount().fill('10');
    const minimum = page.getByText('Deposit at least €20.00 for this bonus');
    await expect.element(minimum).toBeVisible();
    await pay().click();
    await expect.poll(() => document.activeElement?.textContent).toContain('Deposit at least €20.00');
    expect(api.requestsOf('paymentGetPaymentUrl')).toEqual([]);
    await amount().fill('50');
    await expect.element(minimum).not.toBeInTheDocument();
    await expect.element(page.getByText('€1,750.00')).toBeVisible();
    await pay().click();
    await vi.waitFor(() => expect(onRedirect).toHaveBeenCalled());
    expect(api.requestsOf('paymentGetPaymentUrl').map((request) => request['promo_code'])).toEqual(['WELCOME']);
  });

  test('shows a minimum that only the operator knows at the bonus until the amount changes', async () => {
    const promotions = [wireOffer()];
    const refused = () => Promise.reject(refusal('bonus_not_available', { promo_code: 'bonus_not_available' }, { amount: 60 }));
    await open({ frontGetPromotionTemplate: () => ({ status: 1, promotions }), paymentGetPaymentUrl: refused });
    await bonus('First deposit doubled').click();
    await amount().fill('50');
    await pay().click();
    const minimum = page.getByText('Deposit at least €60.00 for this bonus');
    await expect.element(minimum).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('Deposit at least €60.00');
    await amount().fill('60');
    await expect.element(minimum).not.toBeInTheDocument();
  });

  test('fulfils a claim without a code, even an unlisted one, unless an offer or no bonus is chosen', async () => {
    const onRedirect = vi.fn();
    const promotions = [
      wireOffer({ id: '2', title: 'Another', code: 'OTHER' }),
      wireOffer({ id: '3', title: 'Claimed for later', state: 'claimed', fits_next_deposit: false }),
    ];
    const bonuses = [wireClaim({ id: 'b2' }), wireClaim({ id: 'b1', promotion_id: '3', title: 'Claimed for later' })];
    const { api } = await open(
      {
        frontGetPromotionTemplate: () => ({ status: 1, promotions }),
        frontGetPlayerBonuses: () => ({ status: 1, bonuses, total: 2 }),
        paymentGetPaymentUrl: () => Promise.reject(refusal('deposit_fail')),
      },
      onRedirect,
    );
    const claim = bonus(/^100% up to €5,000/);
    await expect.element(claim).toBeChecked();
    await expect.element(page.getByText('Deposit €50.00 or more to get it.')).toBeVisible();
    await expect.element(bonus(/later/)).not.toBeInTheDocument();
    await amount().fill('50');
    await pay().click();
    await bonus('Another').click();
    await pay().click();
    await bonus('No bonus').click();
    await pay().click();
    await vi.waitFor(() => expect(api.requestsOf('paymentGetPaymentUrl')).toHaveLength(3));
    expect(api.requestsOf('paymentGetPaymentUrl').map(({ promo_code, no_bonus }) => [promo_code, no_bonus])).toEqual([
      [undefined, undefined],
      ['OTHER', undefined],
      [undefined, true],
    ]);
    expect(api.requestsOf('frontGetDepositBonus')).toContainEqual({ amount: 50, locale: 'en', no_bonus: true });
  });

  test('takes the code of a link: its offer is chosen, or the code field is filled in', async () => {
    await open({ frontGetPromotionTemplate: () => ({ status: 1, promotions: [wireOffer()] }) }, undefined, undefined, 'welcome');
    await expect.element(bonus('First deposit doubled')).toBeChecked();
    view?.unmount();
    await open({ frontGetPromotionTemplate: () => ({ status: 1, promotions: [wireOffer()] }) }, undefined, undefined, 'SECRET');
    await expect.element(bonus('I have a promo code')).toBeChecked();
    await expect.element(code()).toHaveValue('SECRET');
  });

  test('needs a code if the option for a code is chosen', async () => {
    const { api } = await open();
    await amount().fill('50');
    await withCode();
    await pay().click();
    await expect.element(code()).toHaveFocus();
    await expect.element(code()).toBeInvalid();
    expect(api.requestsOf('paymentGetPaymentUrl')).toEqual([]);
  });

  test('shows a refused offer as an error of the code', async () => {
    await open({ paymentGetPaymentUrl: () => Promise.reject(refusal('bonus_not_available', { promo_code: 'bonus_not_available' })) });
    await amount().fill('50');
    await withCode();
    await code().fill('WELCOME');
    await pay().click();
    await expect.element(code()).toHaveFocus();
    await expect.element(code()).toBeInvalid();
  });

  test('starts with range, fee and suggested amounts, none of them chosen', async () => {
    await open();
    await expect.element(page.getByText('€10 to €5,000').first()).toBeVisible();
    await expect.element(page.getByText('No fee').first()).toBeVisible();
    await expect.element(amount()).toHaveValue('');
    const picks = page.getByRole('group', { name: 'Suggested amounts' }).getByRole('button');
    expect(picks.elements().map((pick) => [pick.textContent, pick.getAttribute('aria-pressed')])).toEqual([
      ['€10', 'false'],
      ['€20', 'false'],
      ['€50', 'false'],
      ['€100', 'false'],
    ]);
  });

  test('shows the summary of a suggested amount, and the amount on the button', async () => {
    await open();
    await page.getByRole('button', { name: '€50', exact: true }).click();
    await expect.element(amount()).toHaveValue('50');
    await expect.element(page.getByText('+€50.00')).toBeVisible();
    await expect.element(page.getByText('€547.60')).toBeVisible();
    await expect.element(pay()).toHaveTextContent('Deposit €50.00');
  });

  test('shows the fee before the payment', async () => {
    await open({ frontGetProcessors: () => ({ status: 1, processors: [...manyProcessors] }) });
    await change().click();
    await page.getByRole('option', { name: /E-wallet/ }).click();
    await amount().fill('50');
    await expect.element(page.getByText('€50.75')).toBeVisible();
    await expect.element(page.getByText('€0.75')).toBeVisible();
  });

  test('includes a claimed bonus in the new balance, or the bonus of a typed code instead', async () => {
    const frontGetDepositBonus = ({ amount: paid, promo_code }: { amount: number; promo_code?: string | undefined }) => {
      if (promo_code === 'SECRET') return { status: 1 as const, bonus: null };
      return { status: 1 as const, bonus: promo_code ? { title: 'Of the code', amount: 10 } : { title: 'Welcome bonus', amount: paid / 2 } };
    };
    const { api } = await open({ frontGetDepositBonus });
    await amount().fill('50');
    await expect.element(bonus('Welcome bonus')).toBeChecked();
    await expect.element(page.getByText('+€25.00').first()).toBeVisible();
    await expect.element(page.getByText('€572.60')).toBeVisible();
    expect(api.requestsOf('frontGetDepositBonus')).toEqual([{ amount: 50, locale: 'en' }]);
    await withCode();
    await code().fill('OTHER');
    await expect.element(page.getByText('Of the code')).toBeVisible();
    await expect.element(page.getByText('€557.60')).toBeVisible();
    await code().fill('SECRET');
    await expect.element(page.getByText('Of the code')).not.toBeInTheDocument();
    await expect.element(page.getByText('€547.60')).toBeVisible();
  });

  test('warns before the payment that a code would end a claim', async () => {
    const missed = { title: 'Welcome bonus', min_deposit: 20, is_lost: true };
    const frontGetDepositBonus = ({ promo_code }: { promo_code?: string | undefined }) =>
      promo_code === 'OTHER'
        ? { status: 1 as const, bonus: { title: 'Other bonus', amount: 10 }, missed }
        : { status: 1 as const, bonus: { title: 'Welcome bonus', amount: 25 } };
    await open({ frontGetDepositBonus });
    await amount().fill('50');
    const warning = page.getByText('With this deposit you lose the bonus you claimed, “Welcome bonus”');
    await expect.element(page.getByText('+€25.00').first()).toBeVisible();
    await expect.element(warning).not.toBeInTheDocument();
    await withCode();
    await code().fill(' OTHER ');
    await expect.element(warning).toBeVisible();
    await bonus('Welcome bonus').click();
    await expect.element(warning).not.toBeInTheDocument();
    await expect.element(page.getByText('+€25.00').first()).toBeVisible();
  });

  test.each([
    [true, 'With a smaller deposit you lose it.'],
    [false, 'Deposit at least €20.00 for this bonus'],
  ])('warns before the payment of an amount below the minimum of a claimed bonus (lost with it: %s)', async (is_lost, message) => {
    const frontGetDepositBonus = ({ amount: paid }: { amount: number }) =>
      paid < 20
        ? { status: 1 as const, bonus: null, missed: { title: 'Welcome bonus', min_deposit: 20, is_lost } }
        : { status: 1 as const, bonus: { title: 'Welcome bonus', amount: paid } };
    await open({ frontGetDepositBonus });
    await amount().fill('10');
    await expect.element(page.getByText('Deposit at least €20.00')).toBeVisible();
    await expect.element(page.getByText(message)).toBeVisible();
    await amount().fill('20');
    await expect.element(page.getByText('Deposit at least €20.00')).not.toBeInTheDocument();
    await expect.element(page.getByText('+€20.00').nth(1)).toBeVisible();
  });

  test.each([
    ['', 'Enter an amount'],
    ['abc', 'Please enter a valid value'],
    ['9.99', 'Amount must be at least €10.00'],
    ['5000.01', 'Amount must be between €10.00 and €5,000.00'],
  ])('is not sent with the amount "%s": %s', async (typed, message) => {
    const { api } = await open();
    await amount().fill(typed);
    await pay().click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(amount()).toHaveFocus();
    await expect.element(amount()).toHaveValue(typed);
    expect(api.requestsOf('paymentGetPaymentUrl')).toEqual([]);
  });

  test("shows a refusal because of the operator's limits at the amount, which is unchanged", async () => {
    await open({
      paymentGetPaymentUrl: () => {
        throw refusal('amount_out_of_range', { amount: 'amount_out_of_range' });
      },
    });
    await amount().fill('50');
    await pay().click();
    await expect.element(page.getByText("Choose an amount between this method's minimum and maximum.")).toBeVisible();
    await expect.element(amount()).toHaveFocus();
    await expect.element(amount()).toHaveValue('50');
  });

  test('leaves an error at its field while another field is edited', async () => {
    let key: 'amount_out_of_range' | 'invalid_promo_code' = 'amount_out_of_range';
    await open({
      paymentGetPaymentUrl: () => {
        throw refusal(key);
      },
    });
    await withCode();
    const field = code();
    await amount().fill('1');
    await pay().click();
    await field.fill('W');
    await expect.element(page.getByText('Amount must be at least €10.00')).toBeVisible();
    await amount().fill('2');
    await expect.element(page.getByText('Amount must be at least €10.00')).toBeVisible();
    await amount().fill('50');
    await expect.element(page.getByText('Amount must be at least €10.00')).not.toBeInTheDocument();
    await pay().click();
    const refused = page.getByText("Choose an amount between this method's minimum and maximum.");
    await expect.element(refused).toBeVisible();
    await field.fill('WE');
    await expect.element(refused).toBeVisible();
    await amount().fill('60');
    await expect.element(refused).not.toBeInTheDocument();
    key = 'invalid_promo_code';
    await pay().click();
    await expect.element(page.getByText('Invalid promo code!')).toBeVisible();
    await amount().fill('70');
    await expect.element(page.getByText('Invalid promo code!')).toBeVisible();
    await field.fill('WELCOME');
    await expect.element(page.getByText('Invalid promo code!')).not.toBeInTheDocument();
  });

  test('is sent only once while the response is pending; a retry after a timeout has the same key', async () => {
    const first = pendingResponse<typeof payPage>();
    const onRedirect = vi.fn();
    const { api } = await open({ paymentGetPaymentUrl: () => first.response }, onRedirect);
    await amount().fill('50');
    await userEvent.keyboard('{Enter}{Enter}');
    await amount().fill('60');
    await userEvent.keyboard('{Enter}');
    await amount().fill('50');
    await expect.element(pay()).toHaveAttribute('aria-busy', 'true');
    first.fail(fault('timeout'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long to respond');
    await expect.element(amount()).toHaveValue('50');
    api.setHandlers({ paymentGetPaymentUrl: () => payPage });
    await pay().click();
    await vi.waitFor(() => expect(onRedirect).toHaveBeenCalledOnce());
    const keys = api.requestsOf('paymentGetPaymentUrl').map((request) => request.idempotency_key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('that the operator could not open is sent to the gateway that it then prefers', async () => {
    const offers = [wireProcessor({ method: 'card' }), wireProcessor({ id: 'nuvei', method: 'card', min_amount: 15 })];
    const { api } = await open({
      frontGetProcessors: () => ({ status: 1, processors: [offers[api.requestsOf('frontGetProcessors').length - 1] ?? wireProcessor()] }),
      paymentGetPaymentUrl: () => {
        throw fault('server');
      },
    });
    await amount().fill('50');
    await pay().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect.element(page.getByText('€15 to', { exact: false }).first()).toBeVisible();
    await expect.element(amount()).toHaveValue('50');
    await pay().click();
    await vi.waitFor(() => expect(api.requestsOf('paymentGetPaymentUrl')).toHaveLength(2));
    const keys = api.requestsOf('paymentGetPaymentUrl').map((request) => request.idempotency_key);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('of another amount has another key', async () => {
    const { api } = await open({
      paymentGetPaymentUrl: () => {
        throw fault('network');
      },
    });
    await amount().fill('50');
    await pay().click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await amount().fill('60');
    await pay().click();
    await vi.waitFor(() => expect(api.requestsOf('paymentGetPaymentUrl')).toHaveLength(2));
    const keys = api.requestsOf('paymentGetPaymentUrl').map((request) => request.idempotency_key);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('does not redirect to an address that is not allowed', async () => {
    const onRedirect = vi.fn();
    await open({ paymentGetPaymentUrl: () => ({ ...payPage, redirect_url: 'javascript:alert(1)' }) }, onRedirect);
    await amount().fill('50');
    await pay().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent("We could not read the server's response");
    expect(onRedirect).not.toHaveBeenCalled();
  });
});

describe('the payment methods', () => {
  test('are shown in groups with their limits; the first one is chosen', async () => {
    await open({ frontGetProcessors: () => ({ status: 1, processors: [...manyProcessors] }) });
    await expect.element(change()).toHaveTextContent(/CardNo fee/);
    await change().click();
    await expect
      .element(page.getByRole('group', { name: 'Payment methods' }).getByRole('option', { name: /Bitcoin/ }))
      .toHaveTextContent('From €20 · No fee · Once the network confirms');
  });

  test('are chosen by a tap or by Enter, which does not pay', async () => {
    await open({ frontGetProcessors: () => ({ status: 1, processors: [...manyProcessors] }) });
    await change().click();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('bank{Enter}');
    await expect.element(change()).toHaveFocus();
    await expect.element(change()).toHaveTextContent(/Instant bank transfer/);
    await expect.element(page.getByText('Enter an amount')).not.toBeInTheDocument();
    await change().click();
    await page.getByRole('option', { name: /E-wallet/ }).click();
    await expect.element(change()).toHaveTextContent(/E-wallet/);
  });

  test('are paid with a saved card by its id, at the provider that stores it', async () => {
    const { api } = await open({ frontGetProcessors: () => ({ status: 1, processors: [...usualProcessors] }) });
    await amount().fill('50');
    await pay().click();
    await vi.waitFor(() => expect(api.requestsOf('paymentGetPaymentUrl')).toMatchObject([{ fields: { saved_card: 'card-1' } }]));
  });

  test('that are a coin need no choice of coin or of its only network', async () => {
    const { api } = await open({ frontGetProcessors: () => ({ status: 1, processors: [...usualProcessors] }) });
    await change().click();
    await userEvent.keyboard('btc{Enter}');
    await amount().fill('50');
    await pay().click();
    await vi.waitFor(() => expect(api.requestsOf('paymentGetPaymentUrl')).toMatchObject([{ fields: { coin: 'BTC', network: 'bitcoin' } }]));
  });

  test.each([
    ['a flow', { flow: 'carrier_pigeon' }],
    ['a field', { fields: ['blood_group'] }],
  ])('with %s that this site does not know are not offered', async (_, unknown) => {
    const pigeon = wireProcessor({ id: 'pigeon', name: 'Pigeon', kind: 'mobile', ...unknown });
    await open({ frontGetProcessors: () => ({ status: 1, processors: [pigeon, wireProcessor()] }) });
    await expect.element(page.getByRole('radio', { name: /Card/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /Pigeon/ })).not.toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    const { api } = await open({
      frontGetProcessors: () => {
        throw fault('network');
      },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Payment methods could not be loaded');
    api.setHandlers({ frontGetProcessors: () => ({ status: 1, processors: [wireProcessor()] }) });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(amount()).toBeVisible();
  });

  test('have an empty state that says what to do', async () => {
    await open({ frontGetProcessors: () => ({ status: 1, processors: [] }) });
    await expect.element(page.getByText('Deposits are not available to you right now')).toBeVisible();
  });
});

describe('with deposit limits', () => {
  const limited = (remaining: number): FakeHandlers => ({
    frontGetPlayerLimits: () => wireLimits({ limits: [wireMoneyLimit({ remaining })] }),
  });

  test('the form shows the remaining amount, suggests no higher amount, and does not send one', async () => {
    const { api } = await open(limited(30));
    await expect.element(page.getByText('You can still deposit €30.00 today under your deposit limit.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '€20', exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: '€50', exact: true }).query()).toBeNull();
    await amount().fill('30.01');
    await pay().click();
    await expect.element(amount()).toHaveAccessibleDescription(/Your limits allow up to €30\.00 now/);
    expect(api.requestsOf('paymentGetPaymentUrl')).toEqual([]);
    await amount().fill('30');
    await pay().click();
    await vi.waitFor(() => expect(api.requestsOf('paymentGetPaymentUrl')).toHaveLength(1));
  });

  test('a used-up limit says when the player can deposit again', async () => {
    await open(limited(0));
    await expect.element(page.getByText(/^Your daily deposit limit is used up\. You can deposit again on 2026\.11\.20/)).toBeVisible();
  });

  test('a limit that was lowered elsewhere is shown, with the refusal at the amount', async () => {
    let remaining = 100;
    await open({
      frontGetPlayerLimits: () => wireLimits({ limits: [wireMoneyLimit({ remaining })] }),
      paymentGetPaymentUrl: () => {
        remaining = 10;
        throw refusal('limit_reached', { amount: 'limit_reached' });
      },
    });
    await amount().fill('50');
    await pay().click();
    await expect.element(page.getByText('You can still deposit €10.00 today under your deposit limit.')).toBeVisible();
    await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  });

  test('the limits that the country requires are shown in place of the form', async () => {
    await open({ frontGetPlayerLimits: () => wireLimits({}, requiredLimits) });
    await expect.element(page.getByText('Set your limits first')).toBeVisible();
    expect(amount().query()).toBeNull();
  });

  test('a refusal because of missing limits shows them', async () => {
    let isRequired = false;
    await open({
      frontGetPlayerLimits: () => wireLimits({}, isRequired ? requiredLimits : {}),
      paymentGetPaymentUrl: () => {
        isRequired = true;
        throw refusal('limit_required');
      },
    });
    await amount().fill('50');
    await pay().click();
    await expect.element(page.getByText('Set your limits first')).toBeVisible();
  });
});
