import { isUuid } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import { maskedAccount } from './masked-account.rules.ts';
import { checkFields } from './payment-fields.rules.ts';
import { destinationOf } from './payout-destination.rules.ts';
import type { PayoutMethod } from './payout-methods.ts';
import type { Processors } from './processors.service.ts';
import { findSavedDestination, type SavedDestination } from './saved-destinations.store.ts';

type Details = Readonly<Record<string, string>>;
type Networks = Pick<Processors, 'networksOf'>;

/** A saved destination as the player sees it. */
export type OfferedDestination = { readonly id: string; readonly label: string };

/** The field by which a request names a saved destination instead of its details. */
const savedField = 'saved_destination';
const maxPerMethod = 5;
/** Characters of an address that are shown at each end. */
const edgeLength = 6;

/** The saved destinations by the method to offer them with: the one they were last used with, otherwise the first that can pay to the same account. */
export function offeredDestinations(
  methods: readonly PayoutMethod[],
  processors: Networks,
  saved: readonly SavedDestination[],
): ReadonlyMap<string, readonly OfferedDestination[]> {
  const offered = saved.flatMap((destination) => {
    const fitting = methods.filter((method) => detailsFor(method, processors, destination) !== undefined);
    const method = fitting.find(({ id }) => id === destination.processor) ?? fitting[0];
    return method ? [{ method: method.id, id: destination.id, label: destinationLabel(destination.details) }] : [];
  });
  const byMethod = [...Map.groupBy(offered, ({ method }) => method)];
  return new Map(byMethod.map(([method, own]) => [method, own.slice(0, maxPerMethod).map(({ id, label }) => ({ id, label }))]));
}

/** The details of a requested withdrawal, from a saved destination if it names one; `undefined` if the method cannot pay to that any more. */
export async function fillDetails(
  db: Connection,
  { playerId, method, processors }: { playerId: string; method: PayoutMethod; processors: Networks },
  given: Details,
): Promise<Details | undefined> {
  const id = Object.hasOwn(given, savedField) ? given[savedField] : undefined;
  if (id === undefined) return given;
  const saved = isUuid(id) ? await findSavedDestination(db, playerId, id.toLowerCase()) : undefined;
  return saved && detailsFor(method, processors, saved);
}

/**
 * A destination as its owner recognises it, without the complete account: "IBAN •••• 0785, Nordic Bank", or the coin and both ends of an address, which
 * is what players compare.
 */
export function destinationLabel(details: Details): string {
  const { address, coin, bank_name: bank, beneficiary_name: holder } = details;
  const isLong = address !== undefined && address.length > 4 * edgeLength;
  if (isLong) return [coin, `${address.slice(0, edgeLength)}…${address.slice(-edgeLength)}`].filter(Boolean).join(' ');
  return [maskedAccount(details, null), bank ?? holder].filter(Boolean).join(', ');
}

/**
 * The details with which a method pays to a destination that may have been entered for another one; `undefined` if it needs further details, or if
 * they would make another account.
 */
function detailsFor(method: PayoutMethod, processors: Networks, { details, destination }: SavedDestination): Details | undefined {
  const account = details['iban'] ?? details['iban_or_account'];
  const given = account === undefined ? details : { ...details, iban: account, iban_or_account: account };
  const check = checkFields(method.withdrawal.fields, given, processors.networksOf(method));
  if (!check.ok || Object.keys(check.fields).length === 0) return undefined;
  return destinationOf(method.id, check.fields, undefined) === destination ? check.fields : undefined;
}
