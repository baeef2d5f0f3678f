import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@playfront/api-contract';
import type { PaymentStart } from '../payments/provider-messages.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

const frameHeight = 640;

/** How a payment continues, in the response to its order. */
export function startResponseOf(payment: SandboxPayment, { publicUrl, secret }: { publicUrl: string; secret: string }): PaymentStart {
  const { id, details } = payment;
  const address = (path: string) => new URL(path, publicUrl).href;
  const page = address(`/pay/${id}`);
  const aside = { expires_at: payment.expires_at.toISOString(), page_url: page };
  // A stored card needs no fields, only the bank's confirmation.
  const isStoredCard = payment.method.flow === 'client_token' && payment.card_token !== null;
  switch (isStoredCard ? 'iframe_url' : payment.method.flow) {
    case 'redirect_url':
      return { id, type: 'redirect_url', url: page };
    case 'form':
      return {
        ...{ id, type: 'form', action: address('/checkout'), method: 'post' },
        fields: [
          { name: 'reference', value: payment.reference },
          { name: 'token', value: paymentTokenOf(id, secret) },
        ],
      };
    case 'iframe_url':
      return { id, type: 'iframe_url', url: page, height: frameHeight };
    case 'client_token': {
      const token = paymentTokenOf(id, secret);
      // A wallet has a sheet of its own instead of card fields.
      const fieldsUrl = payment.method.kind === 'card' ? address(`/hosted-fields/${token}`) : null;
      return { id, type: 'client_token', token, url: address(`/fields/${token}`), fields_url: fieldsUrl };
    }
    case 'address': {
      const { coin = '', network = '', address: to = '', memo = null, rate = null, coinAmount = null } = details;
      const uri = `${network}:${to}?amount=${coinAmount ?? ''}`;
      return { id, type: 'address', coin, network, address: to, memo, coin_amount: coinAmount, rate, uri, ...aside };
    }
    case 'instructions':
      return { id, type: 'instructions', ...bankDetails(payment), ...aside };
    case 'qr':
      // A phone that scans it opens the page on which it is decided.
      return { id, type: 'qr', payload: page, copy_code: page, ...aside };
    case 'otp':
      return { id, type: 'otp', sent_to: masked(details.phone ?? ''), length: 6, ...aside };
    case 'poll':
      return { id, type: 'poll', ...aside };
    case 'result':
      return { id, type: 'result' };
  }
}

/** The bank account of the sandbox, with example numbers of each standard. */
export function bankDetails({ merchant, currency, method, details }: Pick<SandboxPayment, 'merchant' | 'currency' | 'method' | 'details'>) {
  const common = { reference: details.reference ?? '', beneficiary: merchant, bank: 'Sandbox Bank', iban: '', bic: '' };
  const others = (rows: Record<string, string>) => Object.entries(rows).map(([name, value]) => ({ name, value }));
  if (method.kind === 'voucher') return { ...common, bank: method.name, details: others({ entity: '11249' }) };
  if (method.id === 'interac_etransfer') return { ...common, details: others({ email: 'deposits@sandbox.example' }) };
  if (currency === 'GBP') return { ...common, details: others({ sort_code: '20-00-00', account_number: '55779911' }) };
  if (currency === 'AUD') return { ...common, details: others({ payid: 'deposits@sandbox.example' }) };
  if (currency === 'CAD') return { ...common, details: others({ institution: '001', transit: '00011', account_number: '1234567' }) };
  return { ...common, iban: 'FI2112345600000785', bic: 'SNDBFIHH', details: [] };
}

/** A token for a payment that only this provider can create. */
export function paymentTokenOf(id: string, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(`seal ${id}`).digest('base64url')}`;
}

/** The payment id of a token, or undefined for a forged one. */
export function readPaymentToken(token: string, secret: string): string | undefined {
  const [id = ''] = token.split('.');
  if (!isUuid(id)) return undefined;
  const [given, expected] = [Buffer.from(token), Buffer.from(paymentTokenOf(id, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function masked(phone: string): string {
  return phone.replace(/\d(?=\d{2})/g, '•');
}
