/** Query parameter of the return from a provider's page. It names a transaction but proves nothing about it. */
export const depositTransactionParam = 'transaction';

/**
 * The query of a return from a provider's page. Some providers take our address for one without a query, and append `?status=ok` or a slash to its last
 * value, or escape it for HTML, so that the next parameter is named `amp;transaction`.
 */
export function returnQueryOf(search: URLSearchParams): URLSearchParams {
  const pairs = [...search].flatMap(([name, value]) => `${name}=${value}`.split(/[?&]/));
  return new URLSearchParams(pairs.map((pair) => /^(?:amp;)*([^=]*)=?([^/]*)/.exec(pair)?.slice(1) ?? []));
}

/** The transaction of a return from a payment page; `undefined` if the page was opened in another way. */
export function transactionIdOf(search: URLSearchParams): string | undefined {
  const id = returnQueryOf(search).get(depositTransactionParam)?.trim();
  return id && id.length <= 100 ? id : undefined;
}

/** Query parameter of a deposit that is tried again: its amount, as a decimal number in the player's currency. */
export const depositAmountParam = 'amount';
