import { relative } from 'node:path';
import { formatFiles, logger, type Tree } from '@nx/devkit';
import { currencies } from '@playfront/money';
import { registryFile, registrySource, seedFile } from '../../payments/provider-registry.ts';
import { root } from '../../start/repository.mjs';
import { addEntry, addJsonEntry, editSource, readSource } from '../source-edits.ts';

export type ProviderOptions = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly countries: string;
  readonly currencies: string;
  readonly coins?: string;
  readonly flow?: string;
  readonly fields?: string;
  readonly limitCurrency?: string;
  readonly min?: number;
  readonly max?: number;
  readonly feePercent?: number;
  readonly feeFixed?: number;
  readonly payoutFlow?: string;
  readonly payoutMin?: number;
  readonly payoutMax?: number;
  readonly etaHours?: number;
  readonly isOnPaymentsHost?: boolean;
};

type Known = {
  readonly providers: readonly {
    readonly id: string;
    readonly deposit: { readonly fields: readonly string[] };
    readonly withdrawal: { readonly flow: string; readonly fields: readonly string[] } | null;
  }[];
  readonly networks: readonly { readonly coin: string }[];
};

const dataFile = relative(root, seedFile);

/** `npx nx g provider`: adds a payment provider as data (decision 0018), to the site's registry and to the tests of both. The payment sandbox simulates it without further work. */
export async function generateProvider(tree: Tree, options: ProviderOptions): Promise<() => void> {
  const { id, isOnPaymentsHost = false } = options;
  const known = JSON.parse(readSource(tree, dataFile)) as Known;
  if (known.providers.some((provider) => provider.id === id)) throw new Error(`The provider ${id} already exists.`);
  const entry = entryOf(options, known);

  // One line for each property, as in the other entries.
  const lines = Object.entries(entry).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  editSource(tree, dataFile, (text) => addJsonEntry(text, 'providers', `{\n${lines.join(',\n')}\n}`));
  tree.write(relative(root, registryFile), registrySource(readSource(tree, dataFile)));
  const host = isOnPaymentsHost ? 'payments' : 'api';
  editSource(tree, 'libs/payments/src/registry/provider-registry.test.ts', (text) => addEntry(text, 'hostOfProvider', `['${id}', '${host}']`));
  if (isOnPaymentsHost) editSource(tree, 'tools/payments/provider-registry.test.ts', (text) => addEntry(text, 'onPaymentsHost', `'${id}'`));
  const [country = '*', currency = '*'] = [entry.countries[0], entry.currencies[0]];
  const payer = `['${id}', '${country === '*' ? 'FI' : country}', '${currency === '*' ? 'EUR' : currency}']`;
  editSource(tree, 'apps/api/src/payments/processors.test.ts', (text) => addEntry(text, 'offeredProviders', payer));
  await formatFiles(tree);
  return () => logger.info(`\n${id} is offered to players once PSP_SECRETS contains its secret. The payment sandbox simulates it immediately.`);
}

function entryOf(options: ProviderOptions, known: Known) {
  const { id, name, kind, flow = 'redirect_url', limitCurrency = 'EUR', min = 10, max = 5000, feePercent = 0, feeFixed = 0 } = options;
  const taken = listOf(options.currencies);
  assertAmong('currency', [...taken.filter((code) => code !== '*'), limitCurrency], currencies);
  const countries = listOf(options.countries);
  for (const code of countries) if (!/^(\*|[A-Z]{2})$/.test(code)) throw new Error(`${code} is not an ISO country code.`);
  const fields = listOf(options.fields);
  assertAmong(
    'field',
    fields,
    known.providers.flatMap(({ deposit }) => deposit.fields),
  );
  const coins = listOf(options.coins);
  assertAmong(
    'coin',
    coins,
    known.networks.map(({ coin }) => coin),
  );
  if (min >= max) throw new Error('The maximum deposit must be above the minimum.');
  return {
    id,
    name,
    kind,
    status: 'active',
    default_enabled: true,
    ...(options.isOnPaymentsHost ? { host: 'payments' } : {}),
    countries,
    currencies: taken,
    ...(coins.length > 0 ? { coins } : {}),
    deposit: { flow, fields, limit_currency: limitCurrency, min, max, fee_percent: feePercent, fee_fixed: feeFixed },
    withdrawal: withdrawalOf(options, known),
  };
}

/** Uses the fields of the other providers with the same flow. */
function withdrawalOf({ payoutFlow, limitCurrency = 'EUR', payoutMin = 10, payoutMax = 10_000, etaHours = 24 }: ProviderOptions, known: Known) {
  if (!payoutFlow) return null;
  const withdrawals = known.providers.flatMap(({ withdrawal }) => withdrawal ?? []);
  assertAmong(
    'payout flow',
    [payoutFlow],
    withdrawals.map(({ flow }) => flow),
  );
  if (payoutMin >= payoutMax) throw new Error('The maximum withdrawal must be above the minimum.');
  const fields = withdrawals.find(({ flow }) => flow === payoutFlow)?.fields ?? [];
  return { flow: payoutFlow, fields, limit_currency: limitCurrency, min: payoutMin, max: payoutMax, eta_hours: etaHours };
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function assertAmong(what: string, given: readonly string[], allowed: readonly string[]): void {
  const unknown = given.find((name) => !allowed.includes(name));
  if (unknown) throw new Error(`Unknown ${what} ${unknown}; known are ${[...new Set(allowed)].toSorted().join(', ')}.`);
}
