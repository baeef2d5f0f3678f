import type * as v from 'valibot';
import type { JsonSchema } from '@valibot/to-json-schema';
import * as contract from '../index.ts';
import * as staff from '../staff.ts';
import type { Call } from '../call.ts';
import { updateBalanceEventSchema } from '../balance.ts';
import { documentedCalls, type CallName } from '../documentation/index.ts';
import { gameSchema } from '../games.ts';
import type { LiveEvent } from '../live.ts';
import { processorSchema, transactionSchema } from '../payments.ts';
import { playerSchema } from '../player.ts';
import { refusalSchema } from '../refusal.ts';
import { currencySchema, idempotencyKeySchema, idSchema, timeSchema, wireAmountSchema } from '../wire.ts';
import { jsonSchemas } from './json-schema.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** Schemas that several calls share. */
const shared: Readonly<Record<string, Schema>> = {
  Id: idSchema,
  Currency: currencySchema,
  Amount: wireAmountSchema,
  Time: timeSchema,
  IdempotencyKey: idempotencyKeySchema,
  Refusal: refusalSchema,
  Balances: updateBalanceEventSchema,
  Game: gameSchema,
  Player: playerSchema,
  Processor: processorSchema,
  Transaction: transactionSchema,
};

const descriptions: Readonly<Record<string, string>> = {
  Id: 'A string or a number; the site treats both as text.',
  Amount: "In major units with at most the currency's decimals. A JSON number; decimal text from older operators is accepted too.",
  IdempotencyKey: 'A UUID that the client generates and reuses for retries: the same key with the same body moves money once.',
  Refusal: 'Every refusal and failure has this body. `fields` contains the errors of single fields.',
};

const allCalls = { ...contract, ...staff };

export const callNamed = (name: CallName): Call => allCalls[name];
export const requestSchemaName = (name: CallName) => `${capitalized(name)}Request`;
export const responseSchemaName = (name: CallName) => `${capitalized(name)}Response`;
export const eventSchemaName = (name: string) => `Live${capitalized(name)}`;

/** A schema for each request, response and live event, and the shared ones. */
export function componentSchemas(): Record<string, JsonSchema> {
  const calls = documentedCalls.flatMap(({ name }): [string, Schema][] => [
    [requestSchemaName(name), callNamed(name).request],
    [responseSchemaName(name), callNamed(name).response],
  ]);
  const events = Object.entries<LiveEvent>({ ...contract.playerEvents, ...contract.roomEvents, ...contract.gameEvents }).map(
    ([name, { payload }]): [string, Schema] => [eventSchemaName(name), payload],
  );
  const written = jsonSchemas(Object.fromEntries([...calls, ...events, ...Object.entries(shared)]));
  for (const [name, description] of Object.entries(descriptions)) written[name] = { ...written[name], description };
  return written;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
