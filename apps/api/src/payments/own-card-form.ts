import type { SettingsService } from '../settings/settings.service.ts';
import type { StoredResponse } from './deposit-response.ts';
import type { Processors } from './processors.service.ts';

/** Whether the site may ask for the card of a payment in its own form, instead of in the provider's. */
export type OwnCardForm = {
  isOn(): Promise<boolean>;
  /** False for wallets: their payments have no card number. */
  canPay(processorId: string, response: StoredResponse): Promise<boolean>;
};

type Dependencies = { settings: SettingsService; processors: Pick<Processors, 'find'> };

export function createOwnCardForm({ settings, processors }: Dependencies): OwnCardForm {
  const isOn = async () => (await settings.read()).own_card_form;
  return {
    isOn,
    canPay: async (processorId, { type }) => type === 'client_token' && processors.find(processorId)?.kind === 'card' && isOn(),
  };
}
