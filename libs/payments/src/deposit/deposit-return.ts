/** Query parameter of the return from a provider's page. It names a transaction but proves nothing about it. */
export const depositTransactionParam = 'transaction';

/** The transaction of a return from a payment page; `undefined` if the page was opened in another way. */
export function transactionIdOf(search: URLSearchParams): string | undefined {
  const id = search.get(depositTransactionParam)?.trim();
  return id && id.length <= 100 ? id : undefined;
}

/** Query parameter of a deposit that is tried again: its amount, as a decimal number in the player's currency. */
export const depositAmountParam = 'amount';
