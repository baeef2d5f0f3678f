import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fault, mountView, pendingResponse, refusal, wirePlayer, type FakeHandlers, type MountedView } from '@playfront/auth/testing';
import { wireConsents } from '../testing/consents.fixtures.ts';
import { wireNoFactors, wireProfile } from '../testing/details.fixtures.ts';
import { DetailsView } from './DetailsView.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole('button', { name: 'Save changes' });

let view: MountedView | undefined;

async function open(handlers: FakeHandlers = {}, onSaved: () => void = () => {}, widthPx = 900) {
  view = await mountView(<DetailsView onSaved={onSaved} />, {
    player: wirePlayer(),
    handlers: {
      frontGetFactors: () => wireNoFactors,
      frontGetMarketingConsents: () => wireConsents,
      frontGetPlayerProfile: () => ({ status: 1, player: wireProfile() }),
      frontUpdateProfile: () => ({ status: 1 }),
      ...handlers,
    },
    widthPx,
  });
  return view;
}

afterEach(() => view?.unmount());

describe('personal details', () => {
  test('details fixed at registration are read-only and say why', async () => {
    await open();
    const fixed = page.getByRole('region', { name: "Details you can't change" });
    await expect.element(fixed).toHaveTextContent('ilmari_k');
    await expect.element(fixed).toHaveTextContent('1990.06.15');
    await expect.element(fixed).toHaveTextContent('Finland');
    await expect.element(fixed).toHaveTextContent('they cannot be changed here');
    expect(fixed.element().querySelector('input, select')).toBeNull();
  });

  test('nothing is sent until something has changed; typing the old value again is no change', async () => {
    await open();
    await expect.element(save()).toBeDisabled();
    await field('City').fill('Turku');
    await expect.element(save()).toBeEnabled();
    await field('City').fill('Tampere');
    await expect.element(save()).toBeDisabled();
  });

  test('only changed fields are sent, and the saved values are shown', async () => {
    const onSaved = vi.fn();
    let city = 'Tampere';
    const { api } = await open(
      {
        frontGetPlayerProfile: () => ({ status: 1, player: wireProfile({ city }) }),
        frontUpdateProfile: (request) => {
          city = request.city ?? city;
          return { status: 1 };
        },
      },
      onSaved,
    );
    await field('City').fill('Turku');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(api.requestsOf('frontUpdateProfile')).toEqual([{ city: 'Turku' }]);
    await expect.element(save()).toBeDisabled();
    await expect.element(page.getByText('All changes saved.')).toBeVisible();
    await expect.element(field('City')).toHaveValue('Turku');
    await field('City').fill('Oulu');
    await field('City').fill('Turku');
    await expect.element(page.getByText('No changes to save.')).toBeVisible();
  });

  test('a new number is sent with its dial code and shown in two parts', async () => {
    const onSaved = vi.fn();
    const { api } = await open({}, onSaved);
    await field('Phone number').fill('409999999');
    await save().click();
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(api.requestsOf('frontUpdateProfile')).toEqual([{ phone_number: '+358409999999' }]);
  });

  test.each([
    ['Email', 'new@example.com', { email: 'new@example.com' }],
    ['First name', 'Aino', { first_name: 'Aino' }],
  ])('a new value of %s needs the password, whose field is shown only then', async (label, value, changes) => {
    const { api } = await open();
    await field('City').fill('Turku');
    await expect.element(field('Your password')).not.toBeInTheDocument();
    await field(label).fill(value);
    await save().click();
    await expect.element(page.getByText('Enter your password to make this change')).toBeVisible();
    expect(api.requestsOf('frontUpdateProfile')).toEqual([]);
    await field('Your password').fill(' right ');
    await save().click();
    await vi.waitFor(() => expect(api.requestsOf('frontUpdateProfile')).toEqual([{ city: 'Turku', ...changes, password: ' right ' }]));
  });

  test('a player with a passkey needs no password: the operator requires a confirmed identity', async () => {
    const { api } = await open({
      frontGetFactors: () => ({
        status: 1,
        authenticator: null,
        passkeys: [{ id: '1', name: 'Phone', created_at: '2026-11-01', last_used_at: null }],
      }),
    });
    await vi.waitFor(() => expect(api.requestsOf('frontGetFactors')).toHaveLength(1));
    await field('Email').fill('new@example.com');
    await expect.element(field('Your password')).not.toBeInTheDocument();
    await save().click();
    await vi.waitFor(() => expect(api.requestsOf('frontUpdateProfile')).toEqual([{ email: 'new@example.com' }]));
  });

  test('a new email address stays pending until its link is used, and can be cancelled', async () => {
    let pending_email = '';
    const onSaved = vi.fn();
    const { api } = await open(
      {
        frontGetPlayerProfile: () => ({ status: 1, player: wireProfile({ pending_email }) }),
        frontUpdateProfile: ({ email }) => ((pending_email = email ?? ''), { status: 1 }),
        frontCancelEmailChange: () => ((pending_email = ''), { status: 1 }),
      },
      onSaved,
    );
    await field('Email').fill('new@example.com');
    await field('Your password').fill('right');
    await save().click();
    const notice = page.getByText('We sent a link to new@example.com');
    await expect.element(notice).toBeVisible();
    // The button is far below the notice: the focus brings it into view.
    await vi.waitFor(() => expect(document.activeElement?.contains(notice.element())).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    await expect.element(notice).toBeInViewport();
    await expect.element(page.getByText('No changes to save.')).not.toBeInTheDocument();
    await expect.element(field('Email')).toHaveValue(wireProfile().email);
    await expect.element(field('Your password')).not.toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Cancel the change' }).click();
    await expect.element(page.getByText('We sent a link to new@example.com')).not.toBeInTheDocument();
    expect(api.requestsOf('frontCancelEmailChange')).toHaveLength(1);
  });

  test('the notice of a pending address fits a phone', async () => {
    await open({ frontGetPlayerProfile: () => ({ status: 1, player: wireProfile({ pending_email: 'new@example.com' }) }) }, () => {}, 340);
    const notice = page.getByText('We sent a link to new@example.com');
    await expect.element(notice).toBeVisible();
    expect(notice.element().getBoundingClientRect().width).toBeGreaterThan(200);
  });

  test('an unconfirmed address has a notice, and its email can be sent again', async () => {
    await open({
      frontGetPlayerProfile: () => ({ status: 1, player: wireProfile({ activated: false }) }),
      frontResendActivation: () => ({ status: 1 }),
    });
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect.element(page.getByText('Email sent.')).toBeVisible();
  });

  test('changes can be undone', async () => {
    await open();
    await field('City').fill('Turku');
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await expect.element(field('City')).toHaveValue('Tampere');
    await expect.element(page.getByText('No changes to save.')).toBeVisible();
  });

  test('the rules of registration apply, with each error at its field', async () => {
    const { api } = await open();
    await field('Email').fill('ilmari');
    await field('City').fill('');
    await save().click();
    await expect.element(page.getByText('This is not a valid email address')).toBeVisible();
    await expect.element(page.getByText('This field is required')).toBeVisible();
    await expect.element(field('Email')).toHaveFocus();
    expect(api.requestsOf('frontUpdateProfile')).toEqual([]);
  });

  test('a field that the operator left empty does not prevent saving others', async () => {
    const { api } = await open({ frontGetPlayerProfile: () => ({ status: 1, player: wireProfile({ address: '', postal_code: '' }) }) });
    await field('City').fill('Turku');
    await save().click();
    await vi.waitFor(() => expect(api.requestsOf('frontUpdateProfile')).toEqual([{ city: 'Turku' }]));
  });

  test("the operator's refusal is shown at its field, and the input stays", async () => {
    await open({
      frontUpdateProfile: () => {
        throw refusal('email_validation', { email: 'email_validation' });
      },
    });
    await field('Email').fill('ilmari@example.org');
    await field('Your password').fill('right');
    await save().click();
    await expect.element(page.getByText('This is not a valid email address')).toBeVisible();
    await expect.element(field('Email')).toHaveValue('ilmari@example.org');
  });

  test('a slow update is sent only once; a connection error is shown above the form', async () => {
    const pending = pendingResponse<{ status: 1 }>();
    const { api } = await open({ frontUpdateProfile: () => pending.response });
    await field('City').fill('Turku');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(save()).toHaveAttribute('aria-busy', 'true');
    pending.fail(fault('timeout'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long to respond');
    await expect.element(field('City')).toHaveValue('Turku');
    expect(api.requestsOf('frontUpdateProfile')).toHaveLength(1);
  });

  test('a profile that fails to load can be retried', async () => {
    const { api } = await open({
      frontGetPlayerProfile: () => {
        throw fault('network');
      },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your details could not be loaded');
    api.setHandlers({ frontGetPlayerProfile: () => ({ status: 1, player: wireProfile() }) });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(field('City')).toBeVisible();
  });

  test('fits a phone: nothing overflows', async () => {
    await open({}, () => {}, 328);
    await expect.element(save()).toBeVisible();
    const form = document.querySelector('form')?.parentElement;
    expect(form?.scrollWidth).toBe(form?.clientWidth);
  });
});
