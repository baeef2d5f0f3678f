import type { Provider } from './provider-data.schema.ts';
import { destinationOf, tellingFields } from './payout-destination.rules.ts';

/** The account that a deposit came from: the fields of a payout to it, and its form for comparing withdrawals. */
export type Payer = { readonly details: Readonly<Record<string, string>>; readonly destination: string };

/**
 * The payer that a provider reports, as a destination of payouts. Undefined if the fields do not identify one account, or if the method has no payout
 * fields.
 */
export function payerOf({ id, withdrawal }: Provider, reported: Readonly<Record<string, string>>): Payer | undefined {
  const names = tellingFields(withdrawal?.fields ?? []);
  const details = Object.fromEntries(names.flatMap((name) => (reported[name]?.trim() ? [[name, reported[name].trim()]] : [])));
  if (names.length === 0 || Object.keys(details).length < names.length || 'saved_card' in details) return undefined;
  return { details, destination: destinationOf(id, details, undefined) };
}

/** Enough of an account for its owner to recognise it, like the last digits of a card. */
export function accountLabel(details: Payer['details']): string {
  return Object.values(details)
    .map((value) => {
      const [name = '', domain] = value.split('@');
      if (domain !== undefined) return `${name.slice(0, 2)}•••@${domain}`;
      return `•••${name.slice(-Math.min(4, Math.floor(name.length / 2)))}`;
    })
    .join(' ');
}
