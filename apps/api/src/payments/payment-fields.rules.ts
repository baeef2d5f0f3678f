import { isUuid, type ErrorKey } from '@playfront/api-contract';
import { paymentFieldFault, paymentFieldValue } from '@playfront/api-contract/payment-fields';
import { isCryptoAddress } from './crypto-address.rules.ts';
import type { ProviderData } from './provider-data.schema.ts';

type Fields = Readonly<Record<string, string>>;
type Networks = ProviderData['networks'];
export type FieldCheck =
  { readonly ok: true; readonly fields: Record<string, string> } | { readonly ok: false; readonly faults: Record<string, ErrorKey> };

/**
 * Checks the fields that a player entered for a payment method, and returns those that it names in canonical form. Errors name their field.
 */
export function checkFields(names: readonly string[], given: Fields, networks: Networks = []): FieldCheck {
  const fields: Record<string, string> = {};
  const faults: Record<string, ErrorKey> = {};
  for (const name of names) {
    const value = paymentFieldValue(name, Object.hasOwn(given, name) ? (given[name] ?? '') : '');
    if (value) fields[name] = value;
    const fault = paymentFieldFault(name, value) ?? (value === '' ? undefined : ownFault(name, value, given, networks));
    if (fault) faults[name] = fault;
  }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, fields };
}

/** Faults that only the operator can find. */
function ownFault(name: string, value: string, given: Fields, networks: Networks): ErrorKey | undefined {
  if (name === 'saved_card') return isUuid(value) ? undefined : 'wrong_card';
  if (name === 'coin') return networks.some(({ coin }) => coin === value) ? undefined : 'invalid_value';
  if (name === 'network') return networks.some(({ coin, network }) => network === value && coin === given['coin']) ? undefined : 'invalid_value';
  if (name === 'address') return isCryptoAddress(given['network'] ?? '', value) ? undefined : 'invalid_value';
  return undefined;
}
