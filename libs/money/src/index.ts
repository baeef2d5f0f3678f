export { currencies, decimalsOf, isCurrency, playMoney, type Currency } from './currency.ts';
export {
  add,
  compare,
  fromDecimal,
  fromWire,
  money,
  MoneyError,
  payableFromWire,
  shareOf,
  subtract,
  toDecimal,
  toWire,
  zero,
  type Money,
} from './money.ts';
export { formatMoney, type MoneyFormat } from './format.ts';
export { formatNumber, formatPercent, type Decimals } from './number.ts';
export { formatHours } from './hours.ts';
export { hasDecimalComma, parseTypedAmount, formatTypedAmount } from './typed-amount.ts';
