import * as v from 'valibot';
import { updateBalanceEventSchema } from './balance.ts';
import { crashBetEventSchema, crashEventSchema, crashRoom } from './crash.ts';
import { messageEventSchema } from './messages.ts';
import { oddsEventSchema } from './sports.ts';
import { sessionEventSchema } from './session-event.ts';
import { amountOf, currencySchema, idSchema, wireAmountSchema } from './wire.ts';

/** An event of the live channel: its name in the protocol, in which `{id}` is the id of the player or subject, and its payload. */
export type LiveEvent<Payload extends v.GenericSchema<unknown, unknown> = v.GenericSchema<unknown, unknown>> = {
  readonly name: string;
  readonly payload: Payload;
};

const jackpotEventSchema = v.object({
  jackpots: v.array(
    v.pipe(
      v.object({ id: idSchema, name: v.string(), currency: v.optional(currencySchema, 'EUR'), amount: wireAmountSchema }),
      v.transform(({ currency, amount, ...jackpot }) => ({ ...jackpot, amount: amountOf(amount, currency) })),
    ),
  ),
});

/** Events that the operator sends to a signed-in player without a subscription; `{id}` is the player's id. */
export const playerEvents = {
  /** The balances, after each posting and on each connection. */
  balance: { name: 'update_balance_{id}', payload: updateBalanceEventSchema },
  /** A new message in the mail box. */
  message: { name: 'message_{id}', payload: messageEventSchema },
  /** Play must stop for a summary or a break, or the player was logged out. */
  session: { name: 'session_{id}', payload: sessionEventSchema },
  /** A device of the player logged in or out: the list of sessions has changed. */
  sessions: { name: 'sessions_{id}', payload: v.object({}) },
  /** A deposit of the player has ended, or a withdrawal has changed its state. */
  payments: { name: 'payments_{id}', payload: v.object({}) },
  /** The account was activated, or its email address has changed: the player must be fetched again. */
  player: { name: 'player_{id}', payload: v.object({}) },
  /** Amounts of the jackpots, for everyone; sent when one of them has grown. */
  jackpot: { name: 'jackpot', payload: jackpotEventSchema },
} as const satisfies Record<string, LiveEvent>;

/** Events of rooms, sent to clients that joined with {@link liveJoin}; `{id}` is the id of the subject. */
export const roomEvents = {
  /** State and odds of a sports event. */
  odds: { name: 'odds_{id}', payload: oddsEventSchema },
  /** The rounds of crash. */
  crash: { name: crashRoom, payload: crashEventSchema },
} as const satisfies Record<string, LiveEvent>;

/** Events that the operator sends to a game page that signed in with the token of its round session, without a subscription. */
export const gameEvents = {
  /** A bet of the player in a crash round. */
  crashBet: { name: 'crash_bet', payload: crashBetEventSchema },
} as const satisfies Record<string, LiveEvent>;

export type PlayerEventName = keyof typeof playerEvents;
export type RoomEventName = keyof typeof roomEvents;
/** The payload of an event after parsing. */
export type LivePayloadOf<Event extends LiveEvent> = v.InferOutput<Event['payload']>;

/** Path of the Socket.IO endpoint at the origin of the live channel. */
export const liveChannelPath = '/socket.io';

/** Limits of a connection to the live channel, the same for the operator and for a proxy in front of it. */
export const liveLimits = {
  /** Bytes of a message of the client. */
  messageBytes: 16 * 1024,
  /** Fragments of a message. */
  fragments: 16,
  /** Time for a client to reply to a close frame. The default of `ws` is half a minute, in which the client could continue to send. */
  closeMs: 1_000,
} as const;

/**
 * A client emits this event with a room's name (the event name in the protocol, `odds_12`) to subscribe; the acknowledgement is `true` or
 * `false`. {@link liveLeave} ends the subscription. A new connection starts without rooms.
 */
export const liveJoin = 'join';
export const liveLeave = 'leave';

/** An event's name in the protocol. */
export function liveEventName(event: LiveEvent, id: string): string {
  return event.name.replace('{id}', id);
}
