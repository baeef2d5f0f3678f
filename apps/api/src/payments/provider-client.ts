import * as v from 'valibot';
import {
  cardResponseSchema,
  confirmationResponseSchema,
  paymentStartSchema,
  payoutResponseSchema,
  resendResponseSchema,
  type CardOutcome,
  type CardSubmission,
  type Confirmation,
  type ConfirmationOutcome,
  type PaymentOrder,
  type PaymentStart,
  type PayoutOrder,
  type ResendOutcome,
} from './provider-messages.ts';
import type { ProviderSecrets } from './provider-secrets.ts';
import { sandboxHeader, sign, signatureHeader } from './signature.ts';

/** The client of payment providers. All functions throw if the provider does not respond in time or violates the protocol. */
export type ProviderClient = {
  /** Opens a payment; a repeated reference returns the existing one. */
  open(order: PaymentOrder): Promise<PaymentStart>;
  confirm(processorId: string, confirmation: Confirmation): Promise<ConfirmationOutcome>;
  /** Sends the code of a payment by phone again. */
  resend(processorId: string, paymentId: string): Promise<ResendOutcome>;
  /** Pays by a card. An error may contain what the provider responded, so only its name may be logged. */
  payCard(processorId: string, card: CardSubmission): Promise<CardOutcome>;
  /** Orders a payout; repeated orders have no effect. */
  payOut(order: PayoutOrder): Promise<void>;
};

export const providerTimeoutMs = 10_000;
/** Client error statuses after which a retry may succeed, or an earlier attempt may have been processed. */
const unclearStatuses: readonly number[] = [408, 409, 425, 429];

/** The provider has read the message and refused it. */
export class ProviderRefusal extends Error {}

type Dependencies = {
  pspUrl: string;
  secrets: ProviderSecrets;
  /** Whether test cards may count as money. */
  isSandboxAllowed: boolean;
  now: () => Date;
};

export function createProviderClient({ pspUrl, secrets, isSandboxAllowed, now }: Dependencies): ProviderClient {
  async function ask<Schema extends v.GenericSchema>(
    processorId: string,
    path: string,
    message: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const [secret] = secrets.of(processorId);
    if (secret === undefined) throw new ProviderRefusal(`${processorId} is not connected: it has no secret in PSP_SECRETS`);
    const body = JSON.stringify(message);
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(secret, body, now()) };
    const response = await fetch(new URL(path, pspUrl), { method: 'POST', headers, body, signal: AbortSignal.timeout(providerTimeoutMs) });
    const { status } = response;
    if (!isSandboxAllowed && response.headers.has(sandboxHeader))
      throw new Error('PSP_URL is the payment sandbox, which PAYMENT_SANDBOX=1 does not allow');
    if (status >= 400 && status < 500 && !unclearStatuses.includes(status)) throw new ProviderRefusal(`The payment provider answered ${status}`);
    if (!response.ok) throw new Error(`The payment provider answered ${status}`);
    return v.parse(schema, await response.json());
  }

  /** Players are redirected to the provider's own URLs only. */
  function checkAddresses(addresses: readonly string[]): void {
    const isOwn = addresses.every((address) => new URL(address).origin === pspUrl);
    if (!isOwn) throw new Error('The payment provider answered an address that is not its own');
  }

  return {
    async open(order) {
      const start = await ask(order.method.id, '/payments', order, paymentStartSchema);
      checkAddresses(addressesOf(start));
      return start;
    },
    async confirm(processorId, confirmation) {
      return (await ask(processorId, '/confirmations', confirmation, confirmationResponseSchema)).outcome;
    },
    async resend(processorId, paymentId) {
      return (await ask(processorId, '/resends', { payment_id: paymentId }, resendResponseSchema)).outcome;
    },
    async payCard(processorId, card) {
      const outcome = await ask(processorId, '/cards', card, cardResponseSchema);
      checkAddresses(addressesOf(outcome));
      return outcome;
    },
    async payOut(order) {
      await ask(order.method.id, '/payouts', order, payoutResponseSchema);
    },
  };
}

function addressesOf(response: PaymentStart | CardOutcome): string[] {
  const given: Record<string, unknown> = response;
  return ['url', 'fields_url', 'action', 'page_url'].map((name) => given[name]).filter((address) => typeof address === 'string');
}
