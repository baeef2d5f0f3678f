import type { PaymentContinuation } from '@playfront/api-contract';
import { toWire } from '@playfront/money';

type Transfer = Pick<Extract<PaymentContinuation, { type: 'instructions' }>, 'amount' | 'beneficiary' | 'iban' | 'bic' | 'reference'>;

/** Maximum length of a beneficiary's name, and of a free reference (EPC069-12). */
const maxNameLength = 70;
const maxReferenceLength = 140;

/** The content of a QR code with which European banking apps fill in a euro transfer (EPC069-12, version 2); `undefined` for other transfers. */
export function epcCodeOf({ amount, beneficiary, iban, bic, reference }: Transfer): string | undefined {
  if (amount.currency !== 'EUR' || !iban || !beneficiary) return undefined;
  const isCreditorReference = /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference);
  const [structured, free] = isCreditorReference ? [reference, ''] : ['', reference.slice(0, maxReferenceLength)];
  const account = iban.replaceAll(' ', '');
  return ['BCD', '002', '1', 'SCT', bic, beneficiary.slice(0, maxNameLength), account, `EUR${toWire(amount)}`, '', structured, free].join('\n');
}
