export { currencies, decimalsOf, isCurrency, type Currency } from './currency.ts';
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
export { formatMoney, parseTypedAmount, type MoneyFormat } from './format.ts';
