/** Query parameter that a payment provider's page comes back with. It names a transaction and proves nothing about it. */
export const depositTransactionParam = 'transaction';

/** The transaction a payment page came back from, or `undefined` when the page was opened otherwise. */
export function transactionIdOf(search: URLSearchParams): string | undefined {
  const id = search.get(depositTransactionParam)?.trim();
  return id && id.length <= 100 ? id : undefined;
}
