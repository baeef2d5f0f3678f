import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { providerDataSchema, referenceRatesSchema, type ProviderData } from './provider-data.schema.ts';
import { createRates, type Rates } from './reference-rates.ts';

/** The providers and rates in the repository; an error in them keeps the process from starting. */
export function readProviderData(): ProviderData & { readonly rates: Rates } {
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../seed/${name}`, import.meta.url), 'utf8'));
  return {
    ...v.parse(providerDataSchema, read('payment-providers.json')),
    rates: createRates(v.parse(referenceRatesSchema, read('reference-rates.json'))),
  };
}
