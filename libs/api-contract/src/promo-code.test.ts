import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { frontGetDepositBonus } from './bonus.ts';
import { paymentGetPaymentUrl } from './payment-start.ts';
import { frontRegisterPlayer, frontValidatePromoCode } from './player.ts';

const requests = {
  'front/validate_promo_code': frontValidatePromoCode.request.entries.promo_code,
  'front/register_player': frontRegisterPlayer.request.entries.promo_code,
  'front/get_deposit_bonus': frontGetDepositBonus.request.entries.promo_code,
  'payment/get_payment_{provider}_url': paymentGetPaymentUrl.request.entries.promo_code,
};

describe.each(Object.entries(requests))('the promo code of %s', (path, schema) => {
  test.each([
    ['as it is', 'Welcome5000', 'Welcome5000'],
    ['with a zero-width space', 'WEL\u200bCOME5000', 'WELCOME5000'],
    ['with a byte order mark', '\ufeffWELCOME5000', 'WELCOME5000'],
    ['with direction marks', '\u202dWELCOME5000\u202c', 'WELCOME5000'],
    ['with a soft hyphen', 'WELCOME\u00ad5000', 'WELCOME5000'],
    ['in full-width letters', 'ＷＥＬＣＯＭＥ５０００', 'WELCOME5000'],
    ['with Arabic digits', 'WELCOME٥٠٠٠', 'WELCOME5000'],
    ['between spaces', ' \u00a0WELCOME5000\u3000\n', 'WELCOME5000'],
  ])('is read %s', (_, typed, code) => expect(v.parse(schema, typed)).toBe(code));

  test('may not be longer than other texts', () => expect(v.safeParse(schema, 'x'.repeat(201)).success).toBe(false));

  test('of invisible characters counts as none', () => {
    const { success, output } = v.safeParse(schema, '\u200b\u2060 ');
    expect([success, output]).toEqual(path === 'front/validate_promo_code' ? [false, ''] : [true, '']);
  });
});
