import type { frontGetProcessors, WireResponseOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { readUsedMethods } from './deposits.store.ts';
import { readCardsToPayWith } from './instruments.store.ts';
import type { PaymentMethods } from './payment-methods.ts';
import { wireDeposit } from './payments.wire.ts';
import { takesSavedCards, type Payer, type Processors } from './processors.service.ts';

type WireProcessors = WireResponseOf<typeof frontGetProcessors>['processors'];

export type DepositOffers = {
  /** The deposit methods for a player: the last used first, then in the order of the country. A saved card is listed with the provider that stores it. */
  read(session: PlayerSession, payer: Payer): Promise<WireProcessors>;
};

type Dependencies = { database: Database; processors: Processors; paymentMethods: PaymentMethods };

export function createDepositOffers({ database, processors, paymentMethods }: Dependencies): DepositOffers {
  return {
    async read({ playerId, language }, payer) {
      const [methods, open, used, cards] = await Promise.all([
        paymentMethods.deposits(payer, language),
        processors.deposits(payer),
        readUsedMethods(database, playerId),
        readCardsToPayWith(database, playerId),
      ]);
      const player = { used, cards };
      const offers = methods.map((method) => wireDeposit(method, { processors, player }));
      const routed = new Set(methods.map(({ processor }) => processor.id));
      const holders = open.filter((processor) => !routed.has(processor.id) && takesSavedCards(processor) && holdsOne(processor.id));
      const savedOnly = holders.map((processor) => {
        const name = paymentMethods.nameOf(processor.id, language);
        const method = processor.method ?? processor.id;
        return wireDeposit({ method, name, keywords: [], isUsual: false, coin: undefined, processor }, { processors, player, isSavedOnly: true });
      });
      return [...offers, ...savedOnly].toSorted((one, other) => Number(other.is_last_used) - Number(one.is_last_used));

      function holdsOne(id: string): boolean {
        return cards.some(({ processor }) => processor === id);
      }
    },
  };
}
