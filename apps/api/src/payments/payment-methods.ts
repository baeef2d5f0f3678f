import type { SettingsService } from '../settings/settings.service.ts';
import { textsIn } from '../texts/texts.ts';
import type { GatewayHealth } from './gateway-health.ts';
import type { Provider, ProviderData } from './provider-data.schema.ts';
import type { PayoutMethod } from './payout-methods.ts';
import type { DepositProcessor, Payer, Processors } from './processors.service.ts';

/** A payment method as a player knows it, with the gateway that it is routed to. */
export type DepositMethod = {
  /** Id of the method. */
  readonly method: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly isUsual: boolean;
  /** The coin, of a method that is one. */
  readonly coin: string | undefined;
  readonly processor: DepositProcessor;
};

export type PaymentMethods = {
  /** One entry for each method that is open to a payer, in the order of the country, each routed to its preferred gateway. */
  deposits(payer: Payer, language: string): Promise<DepositMethod[]>;
  /** The same for payouts: one for each method, and every one that the player has paid with, since money goes back to its source. */
  payouts(open: readonly PayoutMethod[], payer: Payer, language: string): Promise<RoutedPayout[]>;
  /** The name of the method by which a provider takes deposits or pays out, in a language. */
  nameOf(processorId: string, language: string, direction?: 'deposit' | 'payout'): string;
};

/** A payout method with its id and its name for the player. */
export type RoutedPayout = PayoutMethod & { readonly routedMethod: string };

type Dependencies = { data: ProviderData; settings: Pick<SettingsService, 'read'>; processors: Processors; health: Pick<GatewayHealth, 'isDown'> };

/** The method of providers of coins, where the coin is not part of the method. */
const coins = 'crypto';
/** Needs no account with a provider, so it is usual in every country. */
const card = 'card';

export function createPaymentMethods({ data, settings, processors, health }: Dependencies): PaymentMethods {
  const { methods, order } = data;
  const methodOfCoin = new Map(Object.entries(methods).flatMap(([id, { coin }]) => (coin === undefined ? [] : [[coin, id] as const])));

  const isOfCoins = ({ kind, method, coins: own }: Provider) => kind === 'crypto' && method === undefined && own.length > 0;

  /** The methods that a provider is a gateway of. */
  function methodsOf(provider: Provider): readonly string[] {
    if (!isOfCoins(provider)) return [provider.method ?? provider.id];
    return provider.coins.map((coin) => methodOfCoin.get(coin)).filter((method) => method !== undefined);
  }

  function nameOfMethod(method: string, provider: Provider | undefined, language: string): string {
    if (!Object.hasOwn(methods, method)) return provider?.name ?? method;
    return methods[method]?.name ?? textsIn(language).text(methodNames[method as keyof typeof methodNames]);
  }

  /** Sorts gateways, the preferred first: those that work before those that are down, and by the setting `payment_routes`. */
  async function preferredFirst<Gateway extends Provider>(method: string, gateways: readonly Gateway[]): Promise<Gateway[]> {
    const { payment_routes: routes } = await settings.read();
    const route = (Object.hasOwn(routes, method) ? routes[method] : undefined) ?? [];
    const rankOf = ({ id }: Gateway) => (health.isDown(id) ? 1_000 : 0) + (route.includes(id) ? route.indexOf(id) : route.length);
    return gateways.toSorted((one, other) => rankOf(one) - rankOf(other));
  }

  const payoutMethodOf = (provider: Provider) => provider.withdrawal?.method ?? (isOfCoins(provider) ? coins : (provider.method ?? provider.id));

  /** The methods that are usual in a country, the most usual first: its own, then those that are usual everywhere. */
  const usualIn = (country: string): readonly string[] => [
    ...new Set([card, ...((Object.hasOwn(order, country) && order[country]) || []), ...(order['*'] ?? [])]),
  ];

  return {
    nameOf(processorId, language, direction = 'deposit') {
      const provider = processors.find(processorId);
      if (!provider) return processorId;
      const method = direction === 'payout' ? payoutMethodOf(provider) : isOfCoins(provider) ? coins : (provider.method ?? provider.id);
      return nameOfMethod(method, provider, language);
    },

    async deposits(payer, language) {
      const open = (await processors.deposits(payer)).flatMap((processor) => methodsOf(processor).map((method) => ({ method, processor })));
      const usual = usualIn(payer.country);
      const routed = [...Map.groupBy(open, ({ method }) => method)].map(async ([method, gateways]) => {
        const [processor] = await preferredFirst(
          method,
          gateways.map((gateway) => gateway.processor),
        );
        if (!processor) throw new Error(`payment method ${method} has no gateway`);
        const { keywords = [], coin } = methods[method] ?? {};
        return { method, name: nameOfMethod(method, processor, language), keywords, isUsual: usual.includes(method), coin, processor };
      });
      return inOrder(await Promise.all(routed), usual, ({ method }) => method);
    },

    async payouts(open, payer, language) {
      const routed = [...Map.groupBy(open, payoutMethodOf)].map(async ([routedMethod, gateways]) => {
        // Gateways of other deposit methods come last: they ask for more than the method itself needs.
        const ownFirst = gateways.toSorted(
          (one, other) => Number(one.withdrawal.method !== undefined) - Number(other.withdrawal.method !== undefined),
        );
        const preferred = await preferredFirst(routedMethod, ownFirst);
        const paid = preferred.filter(({ isPaidWith }) => isPaidWith);
        const shown = paid.length > 0 ? paid : preferred.slice(0, 1);
        return shown.map((method) => ({ ...method, routedMethod, name: nameOfMethod(routedMethod, method, language) }));
      });
      return inOrder((await Promise.all(routed)).flat(), usualIn(payer.country), ({ routedMethod }) => routedMethod);
    },
  };
}

/** Sorts by an order of method ids; those that it does not name come last. */
function inOrder<Entry>(entries: readonly Entry[], order: readonly string[], methodOf: (entry: Entry) => string): Entry[] {
  const rankOf = (entry: Entry) => (order.includes(methodOf(entry)) ? order.indexOf(methodOf(entry)) : order.length);
  return entries.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Methods that are named in the player's language; all others have the name of a company or a coin. */
const methodNames = {
  card: 'api.payment_method.card',
  bank_transfer: 'api.payment_method.bank_transfer',
  wire_transfer: 'api.payment_method.wire_transfer',
  online_bank: 'api.payment_method.online_bank',
  crypto: 'api.payment_method.crypto',
} as const;
