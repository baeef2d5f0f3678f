import { money, shareOf, type Currency, type Money } from '@playfront/money';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Provider, ProviderData } from './provider-data.schema.ts';
import type { ProviderSecrets } from './provider-secrets.ts';
import { roundLimit, type Rates } from './reference-rates.ts';

/** The player who pays: registered country and currency of the wallet. */
export type Payer = { readonly country: string; readonly currency: Currency };
type Range = { readonly minMinor: number; readonly maxMinor: number };

/** A provider as a deposit method, for one currency. */
export type DepositProcessor = Provider & Range & { readonly currency: Currency; readonly feeFixedMinor: number };
/** A provider as a payout method, for one currency. */
export type PayoutProcessor = Provider & Range & { readonly currency: Currency; readonly withdrawal: NonNullable<Provider['withdrawal']> };

export type Processors = {
  /** The providers that a payer may deposit with. */
  deposits(payer: Payer): Promise<DepositProcessor[]>;
  /** The providers that may pay out to a payer. */
  payouts(payer: Payer): Promise<PayoutProcessor[]>;
  /** A provider, even if it is currently not offered. */
  find(id: string): Provider | undefined;
  /** The company's name, for staff. */
  nameOf(id: string): string;
  /** Whether a deposit requires a code that could be guessed. */
  asksForCode(id: string): boolean;
  /** Minimum and maximum of a deposit, even if the provider is no longer offered. */
  depositRange(id: string, currency: Currency): Range;
  networksOf(provider: Provider): ProviderData['networks'];
};

/** Maximum of a payment in euros if the provider has none. */
const operatorMaximumEuro = 100_000;
const codeFields: readonly string[] = ['voucher_code', 'otp'];

type Dependencies = { data: ProviderData & { readonly rates: Rates }; settings: SettingsService; secrets: ProviderSecrets };

export function createProcessors({ data: { providers, networks, rates }, settings, secrets }: Dependencies): Processors {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));

  async function openTo({ country, currency }: Payer): Promise<Provider[]> {
    const { processors: switches } = await settings.read();
    const { isCryptoAllowed } = profileOf(country);
    return providers
      .filter(({ id, status, default_enabled }) => (switches[id] ?? default_enabled) && (status === 'active' || status === 'legacy'))
      .filter(({ id }) => secrets.of(id).length > 0)
      .filter(({ kind }) => kind !== 'crypto' || isCryptoAllowed)
      .filter(({ countries, currencies }) => includes(countries, country) && includes(currencies, currency) && currency !== 'XXX');
  }

  function rangeOf(
    limits: { limit_currency: string; min: number; max: number | null; limits?: Provider['deposit']['limits'] },
    currency: Currency,
  ): Range {
    const own = limits.limits?.[currency] ?? (limits.limit_currency === currency && limits.max !== null ? [limits.min, limits.max] : undefined);
    if (own) {
      return { minMinor: rates.convert(own[0], currency, currency, 'up'), maxMinor: rates.convert(own[1], currency, currency, 'down') };
    }
    const most =
      limits.max === null
        ? rates.convert(operatorMaximumEuro, 'EUR', currency, 'down')
        : rates.convert(limits.max, limits.limit_currency, currency, 'down');
    return {
      minMinor: roundLimit(rates.convert(limits.min, limits.limit_currency, currency, 'up'), currency, 'up'),
      maxMinor: roundLimit(most, currency, 'down'),
    };
  }

  return {
    async deposits(payer) {
      const { currency } = payer;
      return (await openTo(payer)).map((provider) => {
        const { fee_fixed, limit_currency } = provider.deposit;
        const feeFixedMinor = rates.convert(fee_fixed, limit_currency, currency, 'nearest');
        return { ...provider, currency, feeFixedMinor, ...rangeOf(provider.deposit, currency) };
      });
    },
    async payouts(payer) {
      const { currency } = payer;
      return (await openTo(payer)).flatMap((provider) => {
        const { withdrawal } = provider;
        return withdrawal ? [{ ...provider, withdrawal, currency, ...rangeOf(withdrawal, currency) }] : [];
      });
    },
    find: (id) => byId.get(id),
    nameOf: (id) => byId.get(id)?.name ?? id,
    asksForCode: (id) => byId.get(id)?.deposit.fields.some((field) => codeFields.includes(field)) ?? false,
    depositRange(id, currency) {
      const provider = byId.get(id);
      return provider ? rangeOf(provider.deposit, currency) : { minMinor: 0, maxMinor: 0 };
    },
    networksOf: ({ coins }) => networks.filter(({ coin }) => coins.includes(coin)),
  };
}

/** Whether a card that the provider has stored can be used for another deposit. */
export function takesSavedCards({ withdrawal }: Pick<Provider, 'withdrawal'>): boolean {
  // A provider that pays out to a stored card charges it too.
  return withdrawal?.flow === 'card_payout';
}

/** The fee that a provider adds to an amount: a percentage, with half a minor unit rounded up, and a fixed part. */
export function depositFee({ deposit, feeFixedMinor, currency }: DepositProcessor, amount: Money): Money {
  return money(shareOf(amount, deposit.fee_percent).minor + feeFixedMinor, currency);
}

function includes(codes: readonly string[], code: string): boolean {
  return codes.includes('*') || codes.includes(code);
}
