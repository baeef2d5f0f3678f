import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { paymentGetPaymentUrl } from './payment-start.ts';

const read = (response: object) => v.safeParse(paymentGetPaymentUrl.response, { status: 1, transaction_id: 7, ...response });

describe('how a started deposit continues', () => {
  test.each([
    ['a redirect', { type: 'redirect_url', url: 'https://pay.example/1' }, { type: 'redirect_url', url: 'https://pay.example/1' }],
    ['a URL without type, from an older operator', { url: 'https://pay.example/1' }, { type: 'redirect_url', url: 'https://pay.example/1' }],
    ['the other name of that URL', { redirect_url: 'https://pay.example/1' }, { type: 'redirect_url', url: 'https://pay.example/1' }],
    [
      'a form without type, from an older operator',
      { form: { action: 'https://pay.example', method: 'POST', fields: { a: '1' } } },
      { type: 'form', action: 'https://pay.example', method: 'post', fields: [{ name: 'a', value: '1' }] },
    ],
    [
      'a form',
      { type: 'form', action: 'https://pay.example', fields: [{ name: 'a', value: '1' }] },
      { type: 'form', method: 'post', fields: [{ name: 'a', value: '1' }] },
    ],
    ['a frame', { type: 'iframe_url', url: 'https://pay.example/1' }, { type: 'iframe_url', height: 600 }],
    ['a token', { type: 'client_token', token: 't' }, { type: 'client_token', token: 't', url: null, own_card_form: false }],
    ['a card form of the site', { type: 'client_token', token: 't', own_card_form: true }, { type: 'client_token', own_card_form: true }],
    [
      'an address for coins',
      { type: 'address', coin: 'BTC', network: 'bitcoin', address: 'bc1q', min_fiat: '10.00' },
      { type: 'address', memo: null, minFiat: { minor: 1000, currency: 'EUR' } },
    ],
    [
      'coins on their way',
      { type: 'address', coin: 'BTC', network: 'bitcoin', address: 'bc1q', progress: { confirmations: 2, required: 6, received: 12.5 } },
      { progress: { confirmations: 2, required: 6, received: { minor: 1250, currency: 'EUR' } } },
    ],
    ['instructions', { type: 'instructions', reference: 'RF1', amount: 20 }, { type: 'instructions', amount: { minor: 2000 }, details: [] }],
    ['a QR code', { type: 'qr', payload: 'x' }, { type: 'qr', copy_code: '' }],
    ['a code by phone', { type: 'otp', sent_to: '…67' }, { type: 'otp', length: 6 }],
    ['an app to approve in', { type: 'poll' }, { type: 'poll', expires_at: null }],
    ['a result', { type: 'result' }, { type: 'result', result: 'pending' }],
  ])('%s', (_text, response, expected) => {
    expect(read(response)).toMatchObject({ success: true, output: { transactionId: '7', ...expected } });
  });

  test.each([
    ['an empty response', {}],
    ['an unknown flow', { type: 'carrier_pigeon', url: 'https://pay.example/1' }],
    ['a form without a target', { type: 'form', url: 'https://pay.example/1' }],
    ['a frame without an address', { type: 'iframe_url' }],
    ['an invalid method', { form: { action: '/', method: 'put', fields: {} } }],
  ])('%s violates the contract', (_text, response) => {
    expect(read(response).success).toBe(false);
  });
});
