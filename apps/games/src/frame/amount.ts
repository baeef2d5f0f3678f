import { fromDecimal, money, type Currency, type Money } from '@playfront/money';

/** Parses an amount of the API: decimal text in major units. `undefined` if it is more precise than its currency. */
export function amountOf(wireText: string, currency: Currency): Money | undefined {
  // An older operator writes "10.5000".
  return fromDecimal(wireText.includes('.') ? wireText.replace(/\.?0+$/, '') : wireText, currency);
}

/**
 * The balance while a settled round is being shown: its stake has left it, its win has not arrived. Only for the game itself: the site reads a
 * balance that it does not know from the server, which has credited the win.
 */
export function balanceBeforeWin(balance: Money, winMinor: number): Money {
  // The end of a bonus can take more from the balance than the win has added.
  return money(Math.max(0, balance.minor - winMinor), balance.currency);
}
