type Details = Readonly<Record<string, string>>;

/** What describes a destination without making it another one. */
const descriptive: readonly string[] = ['beneficiary_name', 'bic', 'recipient_address', 'postal_code', 'coin', 'network', 'cpf'];

/**
 * Where a payout goes, in one form for however it was typed: two withdrawals with the same go to the same account. Bank accounts and coin
 * addresses are the same by whichever processor; an exchange tells its customers apart by the memo. A method without details pays back to
 * where the money came from. `cardToken`: the provider's name for the saved card.
 */
export function destinationOf(processorId: string, details: Details, cardToken: string | undefined): string {
  if (cardToken !== undefined) return `card:${processorId}:${cardToken}`;
  const account = details['iban'] ?? details['iban_or_account'];
  if (account !== undefined) return `account:${plain(account)}`;
  if (details['address'] !== undefined) return `address:${details['address'].trim()}:${(details['memo'] ?? '').trim()}`;
  const telling = Object.keys(details).filter((name) => !descriptive.includes(name));
  return [processorId, ...telling.sort().map((name) => plain(details[name] ?? ''))].join(':');
}

/** Case, spaces and hyphens make no other account; `@ . + _` do. */
function plain(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}@.+_]/gu, '');
}
