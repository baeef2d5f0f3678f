import { describe, expect, it } from 'vitest';
import { currencies, money } from '@playfront/money';
import type { SettingsService } from '../settings/settings.service.ts';
import { createProcessors, depositFee, type Payer } from './processors.service.ts';
import { readProviderData } from './provider-data.ts';
import { createRates, roundLimit } from './reference-rates.ts';

const data = readProviderData();
const withSwitches = (switches: Record<string, boolean>) =>
  createProcessors({
    data,
    settings: { read: async () => ({ processors: switches }) } as unknown as SettingsService,
    secrets: { of: () => ['any'] },
  });
const processors = withSwitches({});
const idsFor = async (country: string, currency: Payer['currency'] = 'EUR') => (await processors.deposits({ country, currency })).map(({ id }) => id);

/** A provider, and a payer to whom it is open. */
const offeredProviders = [
  ['trustly', 'FI', 'EUR'],
  ['swish', 'SE', 'SEK'],
  ['coinspaid', 'FI', 'EUR'],
] as const;

describe('payment methods', () => {
  it.each(offeredProviders)('include %s in %s for %s', async (id, country, currency) => {
    expect(await idsFor(country, currency)).toContain(id);
  });

  it.each([
    ['of another country', 'FI', 'EUR', 'bizum'],
    ['of another currency', 'FI', 'SEK', 'euteller'],
    ['switched off in the data', 'NO', 'NOK', 'vipps_mobilepay'],
    ['barred from gambling', 'IN', 'INR', 'upi'],
    ['that are closed', 'DE', 'EUR', 'giropay'],
    ['in coins where the law bars them', 'GB', 'GBP', 'coinspaid'],
  ] as const)('%s are not offered', async (_text, country, currency, id) => {
    expect(processors.find(id)).toBeDefined();
    expect(await idsFor(country, currency)).not.toContain(id);
  });

  it('are enabled and disabled by the operator, but not against the law', async () => {
    const ids = (await withSwitches({ vipps_mobilepay: true, trustly: false, boleto: true }).deposits({ country: 'NO', currency: 'NOK' })).map(
      ({ id }) => id,
    );
    expect(ids).toContain('vipps_mobilepay');
    expect(ids).not.toContain('trustly');
    expect((await withSwitches({ upi: true }).deposits({ country: 'IN', currency: 'INR' })).map(({ id }) => id)).not.toContain('upi');
  });

  it('do not exist for play money', async () => {
    expect(await idsFor('FI', 'XXX')).toEqual([]);
  });

  it('list their coins with the supported chains', () => {
    const coinspaid = processors.find('coinspaid');
    const networks = coinspaid ? processors.networksOf(coinspaid) : [];
    expect(networks.filter(({ coin }) => coin === 'USDT').map(({ network }) => network)).toEqual(['tron', 'ethereum']);
    expect(networks.find(({ coin }) => coin === 'XRP')).toMatchObject({ has_memo: true });
    for (const { coins, id } of data.providers)
      for (const coin of coins)
        expect(
          data.networks.map(({ coin: known }) => known),
          id,
        ).toContain(coin);
  });
});

describe('limits', () => {
  const limitsOf = async (id: string, currency: Payer['currency'], country = 'FI') => {
    const found = (await processors.deposits({ country, currency })).find((processor) => processor.id === id);
    return found && [found.minMinor, found.maxMinor];
  };

  it.each([
    ['are exact in their own currency', 'euteller', 'EUR', 'FI', [10_00, 5_000_00]],
    ['are those listed for the currency, if any', 'sandbox_card', 'INR', 'FI', [500_00, 500_000_00]],
    ['are converted to figures that read well', 'trustly', 'SEK', 'SE', [110_00, 110_000_00]],
    ['never go below whole units', 'skrill', 'GBP', 'FI', [9_00, 8_700_00]],
    ['have no decimals where the currency has none', 'skrill', 'JPY', 'FI', [1_800, 1_800_000]],
    ['without a maximum use the operator’s', 'coinspaid', 'EUR', 'FI', [10_00, 100_000_00]],
  ] as const)('%s', async (_text, id, currency, country, limits) => {
    expect(await limitsOf(id, currency, country)).toEqual(limits);
  });

  it('exist for every provider in every currency that it accepts', async () => {
    for (const currency of currencies.filter((code) => code !== 'XXX')) {
      for (const country of ['FI', 'GB', 'CA', 'BR', 'IN', 'PL']) {
        for (const { id, minMinor, maxMinor } of [
          ...(await processors.deposits({ country, currency })),
          ...(await processors.payouts({ country, currency })),
        ]) {
          expect(Number.isSafeInteger(minMinor) && Number.isSafeInteger(maxMinor), id).toBe(true);
          expect(minMinor > 0 && minMinor < maxMinor, `${id} ${currency}`).toBe(true);
        }
      }
    }
  });

  it.each([
    [112_50, 'up', 120_00],
    [112_50, 'down', 110_00],
    [8_60, 'up', 9_00],
    [99_99, 'down', 99_00],
  ] as const)('%i rounded %s is %i', (minor, rounding, rounded) => {
    expect(roundLimit(minor, 'EUR', rounding)).toBe(rounded);
  });

  it('cannot be converted without a rate', () => {
    expect(() => createRates({ rates: { EUR: 1 } }).convert(1, 'ZZZ', 'EUR', 'up')).toThrow(/ZZZ/);
  });
});

describe('a fee', () => {
  const feeFor = async (id: string, country: string, currency: Payer['currency'], minor: number) => {
    const found = (await processors.deposits({ country, currency })).find((processor) => processor.id === id);
    return found && depositFee(found, money(minor, currency)).minor;
  };

  it.each([
    ['is nothing for most', 'trustly', 'FI', 'EUR', 50_00, 0],
    ['is a share', 'siru_mobile', 'FI', 'EUR', 20_00, 2_00],
    ['rounds half a cent up', 'sticpay', 'FI', 'EUR', 10_20, 26],
    ['is fixed', 'instadebit', 'CA', 'CAD', 20_00, 1_95],
    ['is converted', 'wire_transfer', 'SE', 'SEK', 1_000_00, 165_00],
  ] as const)('%s', async (_text, id, country, currency, amount, fee) => {
    expect(await feeFor(id, country, currency, amount)).toBe(fee);
  });
});
