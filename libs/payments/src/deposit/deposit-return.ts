/** Query parameter of the return from a provider's page. It names a transaction but proves nothing about it. */
export const depositTransactionParam = 'transaction';

/**
 * Repairs the query of the return from a provider's page. Some providers append `?status=ok` or a slash to our URL although it already has a query, or
 * escape it for HTML, so that a parameter is named `amp;transaction`.
 */
export function returnQueryOf(search: URLSearchParams): URLSearchParams {
  const pairs = [...search].flatMap(([name, value]) => `${name}=${value}`.split(/[?&]/));
  return new URLSearchParams(pairs.map((pair) => /^(?:amp;)*([^=]*)=?([^/]*)/.exec(pair)?.slice(1) ?? []));
}

/** The transaction id in the return from a payment page; `undefined` if the page was opened in another way. */
export function transactionIdOf(search: URLSearchParams): string | undefined {
  const id = returnQueryOf(search).get(depositTransactionParam)?.trim();
  return id && id.length <= 100 ? id : undefined;
}

/** Query parameter with the amount of a deposit to retry, as a decimal number in the player's currency. */
export const depositAmountParam = 'amount';
