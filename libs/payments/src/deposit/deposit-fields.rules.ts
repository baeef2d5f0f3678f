import { coinsOf, networksOf, type PaymentDetails, type PaymentField } from '@playfront/api-contract/payment-fields';
import type { MethodRow } from '../cashier/method-rows.ts';
import { shownFields } from '../cashier/payment-fields.rules.ts';

/** The values that follow from the choice of a row: its coin, and the network of the coin, if there is no other. */
export function presetDetails({ processor }: Pick<MethodRow, 'processor'>): PaymentDetails {
  const [coin, ...otherCoins] = coinsOf(processor);
  if (coin === undefined || otherCoins.length > 0) return {};
  const [network, ...otherNetworks] = networksOf(processor, coin);
  return { coin, ...(network && otherNetworks.length === 0 && { network: network.network }) };
}

/** The fields that the player fills in. */
export function shownDepositFields(row: Pick<MethodRow, 'processor'>, details: PaymentDetails): readonly PaymentField[] {
  const preset = presetDetails(row);
  return shownFields(row.processor, details).filter((field) => preset[field] === undefined);
}
