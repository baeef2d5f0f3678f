import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, pageEntries, requiredTextSchema, timeSchema, wireAmountSchema } from './wire.ts';

/** Signs in a player's deposits or play that they may be harmed by gambling. */
export const harmMarkerKinds = [
  'chasing_deposits',
  'raised_stakes',
  'long_session',
  'declined_deposits',
  'night_play',
  'cancelled_withdrawals',
  'raised_limits',
  'reached_session_limits',
] as const;
export type HarmMarkerKind = (typeof harmMarkerKinds)[number];

/** Actions that an officer takes on markers. */
export const harmActions = ['no_action', 'message', 'call', 'limit', 'break'] as const;
export type HarmAction = (typeof harmActions)[number];

const harmMarkerSchema = v.pipe(
  v.object({
    id: idSchema,
    kind: v.picklist(harmMarkerKinds),
    /** When it was last observed. */
    date: timeSchema,
    /**
     * Number of deposits, declined deposits, nights, cancelled withdrawals, requests to raise limits, or log-outs by a session limit. For
     * `long_session` the minutes of play, for `raised_stakes` the average stake in per cent of the previous one.
     */
    count: v.number(),
    /** The period in days; null for markers about hours or a session of play. */
    days: v.nullable(v.number()),
    currency: currencySchema,
    /** Sum of these deposits or withdrawals; for `raised_stakes` and `long_session` the net loss, negative for a win. Otherwise null. */
    amount: v.nullable(wireAmountSchema),
    handled: v.nullable(
      v.object({
        action: v.picklist(harmActions),
        reason: v.string(),
        /** Username of the officer. */
        officer: v.string(),
        date: timeSchema,
      }),
    ),
  }),
  v.transform(({ amount, currency, ...marker }) => ({ ...marker, amount: amount === null ? null : amountOf(amount, currency) })),
);

/** Players with open markers of harm: most kinds first, then most markers, then longest waiting. `kind`: only players with one of this kind. */
export const adminGetHarmQueue = defineCall({
  path: 'admin/get_harm_queue',
  method: 'POST',
  auth: 'admin',
  scope: 'protection',
  isReadOnly: true,
  request: v.object({ kind: v.optional(v.picklist(harmMarkerKinds)), ...pageEntries }),
  response: v.object({
    status: v.literal(1),
    players: v.array(
      v.object({
        id: idSchema,
        username: v.string(),
        kinds: v.array(v.picklist(harmMarkerKinds)),
        /** Open markers. */
        markers: v.number(),
        /** When the last of them was observed. */
        last_date: timeSchema,
      }),
    ),
    total: v.number(),
  }),
});

/** The markers of harm of a player: open ones first, then the newest. */
export const adminGetHarmMarkers = defineCall({
  path: 'admin/get_harm_markers',
  method: 'POST',
  auth: 'admin',
  scope: 'protection',
  isReadOnly: true,
  request: v.object({ player_id: givenIdSchema, ...pageEntries }),
  response: v.object({ status: v.literal(1), username: v.string(), markers: v.array(harmMarkerSchema), total: v.number() }),
});

/**
 * Marks open markers of a player as handled: all of them or none. The same call by the same officer returns the same response; `conflict` if one of them
 * was handled differently, or by another officer. Markers of the officer's own play: 403.
 */
export const adminHandleHarmMarkers = defineCall({
  path: 'admin/handle_harm_markers',
  method: 'POST',
  auth: 'admin',
  scope: 'protection',
  isReadOnly: false,
  request: v.object({
    player_id: givenIdSchema,
    ids: v.pipe(v.array(givenIdSchema), v.minLength(1, 'field_required'), v.maxLength(100, 'too_long')),
    action: v.picklist(harmActions),
    reason: requiredTextSchema,
  }),
  response: v.object({ status: v.literal(1), markers: v.array(harmMarkerSchema) }),
});
