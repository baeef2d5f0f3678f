import { longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { wireProcessor, type WireProcessor } from './deposit.fixtures.ts';

const huge = 99_999_999.99;

/** Extreme payment methods: names, limits and fees that an operator's data may contain. */
export const hostileProcessors: readonly WireProcessor[] = [
  wireProcessor({ id: 'long', name: longName, min_amount: 1, max_amount: huge, fee_percent: 99.99, fee_fixed: huge }),
  wireProcessor({ id: 'words', name: longWords, kind: 'open_banking', min_amount: huge, max_amount: huge }),
  wireProcessor({ id: 'rtl', name: rtlName, kind: 'wallet', min_amount: 0.01, max_amount: 0, fee_percent: 0.01 }),
  wireProcessor({ id: 'zero', name: zeroWidthName, kind: 'voucher', min_amount: 0, max_amount: 0 }),
  wireProcessor({ id: 'nameless', name: '', kind: 'mobile' }),
];
