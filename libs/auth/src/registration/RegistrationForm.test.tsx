import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { latestBirthday } from '@playfront/api-contract';
import { fault, mountView, pendingResponse, refusal, wirePlayer, type FakeHandlers, type MountedView } from '../testing/index.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const done = { status: 1 } as const;
const field = (label: string) => page.getByLabelText(label, { exact: true });
const birthday = () => page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox').first();
const button = (name: string) => page.getByRole('button', { name });

let view: MountedView | undefined;

async function open(handlers: FakeHandlers = {}, { onRegistered = () => {}, onOpenLogin = () => {} } = {}) {
  view = await mountView(<RegistrationForm defaultCountry="FI" trackingCode="spring" onRegistered={onRegistered} onOpenLogin={onOpenLogin} />, {
    handlers: {
      frontValidatePlayerName: () => done,
      frontValidatePromoCode: () => ({ status: 1, promotion: { id: 1, title: 'Coast' } }),
      frontRegisterPlayer: () => ({ status: 1, player: { id: 7, username: 'ada' } }),
      frontAuthLogin: () => ({ accessToken: 'token' }),
      frontAuthPlayer: () => wirePlayer({ username: 'ada' }),
      ...handlers,
    },
  });
  return view;
}

async function fillAccount() {
  await field('Email').fill('ada@example.com');
  await field('Username').fill('ada');
  await field('Password').fill('secret');
  await field('Repeat password').fill('secret');
  await button('Continue').click();
  await expect.element(field('First name')).toBeVisible();
}

async function fillAbout() {
  await field('First name').fill('Ada');
  await field('Last name').fill('Lovelace');
  await birthday().fill('1991-04-12');
  await field('Phone number').fill('401234567');
  await button('Continue').click();
  await expect.element(field('City')).toBeVisible();
}

async function fillAddress() {
  await field('Street and number').fill('Aurakatu 1');
  await field('Postal code').fill('20100');
  await field('City').fill('Turku');
  await page.getByRole('checkbox', { name: /^I am 18 or over/ }).click();
}

async function fillAll() {
  await fillAccount();
  await fillAbout();
  await fillAddress();
}

afterEach(() => {
  view?.unmount();
  sessionStorage.clear();
});

describe('registration', () => {
  test('three steps create an account and sign the player in', async () => {
    const onRegistered = vi.fn();
    const { api } = await open({}, { onRegistered });
    await fillAll();
    await button('Create account').click();
    await vi.waitFor(() => expect(onRegistered).toHaveBeenCalledWith({ username: 'ada', password: 'secret' }));
    expect(api.requestsOf('frontRegisterPlayer')).toEqual([
      {
        email: 'ada@example.com',
        username: 'ada',
        password: 'secret',
        first_name: 'Ada',
        last_name: 'Lovelace',
        birthday: '1991-04-12',
        gender: 'male',
        phone_number: '+358401234567',
        promo_code: '',
        country: 'FI',
        city: 'Turku',
        address: 'Aurakatu 1',
        postal_code: '20100',
        interface_local: 'en',
        notify_newletter: false,
        tracking_code: 'spring',
        ip_address: '',
      },
    ]);
    expect(api.requestsOf('frontAuthLogin')).toEqual([{ username: 'ada', password: 'secret' }]);
    expect(sessionStorage.getItem('draft.tab.registration')).toBeNull();
  });

  test('the first step works by keyboard only, and the heading of the next one has the focus', async () => {
    await open();
    await expect.element(field('Email')).toBeVisible();
    await userEvent.keyboard('{Tab}ada@example.com{Tab}ada{Tab}secret{Tab}{Tab}secret{Enter}');
    await expect.element(page.getByRole('heading', { name: 'About you' })).toHaveFocus();
  });

  test('a step with errors stays open; the first field with an error has the focus', async () => {
    const { api } = await open();
    await field('Email').fill('ada@');
    await button('Continue').click();
    await expect.element(field('Email')).toHaveAccessibleDescription('This is not a valid email address');
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(field('Username')).toHaveAccessibleDescription('This field is required');
    expect(api.requestsOf('frontValidatePlayerName')).toEqual([]);
  });

  test('an empty first step shows an error at every field', async () => {
    await open();
    await button('Continue').click();
    for (const label of ['Email', 'Username', 'Password', 'Repeat password']) {
      await expect.element(field(label)).toHaveAccessibleDescription(/This field is required/);
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    }
  });

  test('different passwords are an error of the second field', async () => {
    await open();
    await field('Email').fill('ada@example.com');
    await field('Username').fill('ada');
    await field('Password').fill('secret');
    await field('Repeat password').fill('secreT');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Repeat password')).toHaveAccessibleDescription('The passwords do not match');
    await expect.element(field('Repeat password')).toHaveFocus();
  });

  test('a taken username is reported while typing and blocks the step', async () => {
    await open({
      frontValidatePlayerName: ({ username }) => {
        if (username === 'ada') throw refusal('username_duplicated');
        if (username === 'the admin') throw refusal('username_not_allowed');
        return done;
      },
    });
    await field('Username').fill('ada');
    await expect.element(field('Username')).toHaveAccessibleDescription('The username already exists.');
    await field('Username').fill('the admin');
    await expect.element(field('Username')).toHaveAccessibleDescription(/a name that sounds like our staff/);
    await field('Username').fill('ada');
    await expect.element(field('Username')).toHaveAccessibleDescription('The username already exists.');
    await field('Email').fill('ada@example.com');
    await field('Password').fill('secret');
    await field('Repeat password').fill('secret');
    await button('Continue').click();
    await expect.element(field('Username')).toHaveFocus();
    await field('Username').fill('ada2');
    await expect.element(field('Username')).toHaveAccessibleDescription('This username is available');
  });

  test('fast typing sends one request, and a new value aborts the previous request', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const first = pendingResponse<typeof done>();
    const { api } = await open({
      frontValidatePlayerName: (_, { signal }) => {
        signals.push(signal);
        return signals.length === 1 ? first.response : done;
      },
    });
    await field('Username').click();
    await userEvent.keyboard('ada');
    await expect.element(field('Username')).toHaveAccessibleDescription('Checking');
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.keyboard('m');
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
    await expect.element(field('Username')).toHaveAccessibleDescription('This username is available');
    expect(api.requestsOf('frontValidatePlayerName')).toEqual([{ username: 'ada' }, { username: 'adam' }]);
  });

  test('a username check that fails does not block the step', async () => {
    await open({
      frontValidatePlayerName: () => {
        throw fault('network');
      },
    });
    await fillAccount();
  });

  test.each([
    ['refused', () => refusal('invalid_promo_code')],
    ['not checked because of a lost connection', () => fault('network')],
  ])('a promo code that is %s blocks the step until it is changed', async (_, failure) => {
    await open({
      frontValidatePromoCode: () => {
        throw failure();
      },
    });
    await fillAccount();
    await field('First name').fill('Ada');
    await field('Last name').fill('Lovelace');
    await birthday().fill('1991-04-12');
    await field('Phone number').fill('401234567');
    const promoCode = page.getByLabelText('Promo code');
    await promoCode.fill('NOPE');
    await button('Continue').click();
    await expect.element(promoCode).toHaveAccessibleDescription('Invalid promo code!');
    await expect.element(promoCode).toHaveFocus();
    await promoCode.fill('');
    await button('Continue').click();
    await expect.element(field('City')).toBeVisible();
  });

  test('a birthday under the minimum age is an error', async () => {
    await open();
    await fillAccount();
    const tooYoung = new Date().getFullYear() - 17;
    await birthday().fill(`${tooYoung}-01-01`);
    await field('First name').click();
    await expect.element(birthday()).toHaveAccessibleDescription('You must be 18 or over.');
    await expect.element(birthday()).toHaveAttribute('aria-invalid', 'true');
  });

  test('a date that does not exist is an error', async () => {
    await open();
    await fillAccount();
    await birthday().fill('1990-02-31');
    await field('First name').click();
    await expect.element(birthday()).toHaveAccessibleDescription('This date does not exist.');
  });

  test('the minimum age is that of the country; changing the country validates the birthday again', async () => {
    const { api } = await open();
    await fillAccount();
    const twenty = latestBirthday(new Date(), 20);
    await field('First name').fill('Ada');
    await field('Last name').fill('Lovelace');
    await birthday().fill(twenty);
    await field('Phone number').fill('401234567');
    await expect.element(birthday()).toHaveAccessibleDescription('You must be 18 or over.');
    await button('Continue').click();
    await fillAddress();
    await field('Country').selectOptions('GR');
    await expect.element(field('Country')).toHaveAccessibleDescription('In Greece you must be 21 or over.');
    await expect.element(page.getByRole('checkbox', { name: /^I am 21 or over/ })).toBeVisible();
    await button('Create account').click();
    await expect.element(birthday()).toHaveAccessibleDescription('You must be 21 or over.');
    await expect.element(birthday()).toHaveFocus();
    expect(api.requestsOf('frontRegisterPlayer')).toEqual([]);
    await button('Continue').click();
    await expect.element(birthday()).toHaveFocus();
  });

  test('on a phone the sticky footer never covers the focused field', async () => {
    await page.viewport(390, 640);
    await open();
    await fillAll();
    const news = page.getByRole('checkbox', { name: /news/ }).element() as HTMLElement;
    scrollTo(0, 0);
    news.focus();
    const box = news.getBoundingClientRect();
    expect(document.elementFromPoint(box.x + box.width / 2, box.bottom - 1)).toBe(news);
  });

  test('a typed promo code that replaces the one of the link is reported, and restored with the draft', async () => {
    const onPromoCodeTyped = vi.fn();
    const form = (promoCode?: string) => (
      <RegistrationForm {...{ defaultCountry: 'FI', trackingCode: '', promoCode, onPromoCodeTyped }} onRegistered={() => {}} onOpenLogin={() => {}} />
    );
    const handlers: FakeHandlers = {
      frontValidatePlayerName: () => done,
      frontValidatePromoCode: () => ({ status: 1, promotion: { id: 1, title: 'Coast' } }),
    };
    view = await mountView(form('BINGO'), { handlers });
    await fillAccount();
    const code = page.getByLabelText('Promo code');
    await expect.element(code).toHaveValue('BINGO');
    expect(onPromoCodeTyped).not.toHaveBeenCalled();
    await code.fill('SPRING');
    expect(onPromoCodeTyped).toHaveBeenCalled();
    view.unmount();
    view = await mountView(form(), { handlers });
    await field('Password').fill('secret');
    await field('Repeat password').fill('secret');
    await button('Continue').click();
    await expect.element(code).toHaveValue('SPRING');
  });

  test('a phone number is validated when typing pauses', async () => {
    await open();
    await fillAccount();
    await field('Phone number').fill('12');
    await expect.element(field('Phone number')).toHaveAccessibleDescription('Enter at least 7 digits, including the dial code');
  });

  test.each([
    ['with its dial code', '+44 7400 123456', '+447400123456'],
    ['with the suggested dial code', '401234567', '+358401234567'],
  ])('a phone number %s is not changed when a country is chosen', async (_, typed, sent) => {
    const { api } = await open();
    await fillAll();
    await button('Back').click();
    await field('Phone number').fill(typed);
    await button('Continue').click();
    await field('Country').selectOptions('SE');
    await button('Create account').click();
    await vi.waitFor(() => expect(api.requestsOf('frontRegisterPlayer')).toMatchObject([{ phone_number: sent, country: 'SE' }]));
  });

  test('fields that the server refuses open their step, and the input stays', async () => {
    const { api } = await open({
      frontRegisterPlayer: () => {
        throw refusal('malformed', { last_name: 'field_required', city: 'field_required' });
      },
    });
    await fillAll();
    await button('Create account').click();
    await expect.element(field('Last name')).toHaveAccessibleDescription('This field is required');
    await expect.element(field('Last name')).toHaveFocus();
    await expect.element(field('Last name')).toHaveValue('Lovelace');
    // Unchanged, it would be refused again, so it is not sent.
    await button('Continue').click();
    await expect.element(field('Last name')).toHaveFocus();
    expect(api.requestsOf('frontRegisterPlayer')).toHaveLength(1);
  });

  test('a transport fault is shown above the form, and the input stays', async () => {
    const { api } = await open({
      frontRegisterPlayer: () => {
        throw fault('timeout');
      },
    });
    await fillAll();
    await button('Create account').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long to respond');
    await expect.element(field('City')).toHaveValue('Turku');
    api.setHandlers({ frontRegisterPlayer: () => ({ status: 1, player: { id: 7, username: 'ada' } }) });
    await button('Create account').click();
    await vi.waitFor(() => expect(api.requestsOf('frontAuthLogin')).toHaveLength(1));
  });

  test('if the new player cannot be signed in, the form is not sent again', async () => {
    const onOpenLogin = vi.fn();
    await open(
      {
        frontAuthLogin: () => {
          throw fault('network');
        },
      },
      { onOpenLogin },
    );
    await fillAll();
    await button('Create account').click();
    await expect.element(page.getByText('Your account is ready')).toBeVisible();
    await expect.element(button('Create account')).not.toBeInTheDocument();
    await button('Log in').click();
    expect(onOpenLogin).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('draft.tab.login')).toContain('ada');
  });

  test('after a swap of builds all input except the passwords is restored', async () => {
    const first = await open();
    await fillAccount();
    await field('First name').fill('Ada');
    first.unmount();
    await open();
    await expect.element(field('Email')).toHaveValue('ada@example.com');
    await expect.element(field('Password')).toHaveValue('');
    await expect.element(page.getByText('except your password', { exact: false })).toBeVisible();
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
    await field('Password').fill('secret');
    await field('Repeat password').fill('secret');
    await button('Continue').click();
    await expect.element(field('First name')).toHaveValue('Ada');
  });

  test('completed steps keep their input', async () => {
    await open();
    await fillAccount();
    await field('First name').fill('Ada');
    await button('Back').click();
    await expect.element(field('Email')).toHaveValue('ada@example.com');
    await button('Continue').click();
    await expect.element(field('First name')).toHaveValue('Ada');
  });
});
