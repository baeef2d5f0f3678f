import { transactionStatuses, transactionTypes, type TransactionStatus, type TransactionType } from '@playfront/api-contract';

/** Filter by type and status; undefined means all. */
export type TransactionFilter = { readonly type: TransactionType | undefined; readonly status: TransactionStatus | undefined };

/** The filter in a URL (`?type=deposit&status=pending`); an unknown value means all. */
export function transactionFilterOf(search: URLSearchParams): TransactionFilter {
  return {
    type: transactionTypes.find((type) => type === search.get('type')),
    status: transactionStatuses.find((status) => status === search.get('status')),
  };
}

/** The URL parameters of a filter. */
export function transactionFilterParams({ type, status }: TransactionFilter): Record<string, string> {
  return { ...(type && { type }), ...(status && { status }) };
}
