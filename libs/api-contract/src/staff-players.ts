import * as v from 'valibot';
import { balanceEntries, balanceOf } from './balance.ts';
import { defineCall, doneSchema } from './call.ts';
import { maxMessageLength } from './field-lengths.ts';
import { limitSchema, playSessionSchema } from './limits.ts';
import { kycStatuses } from './player.ts';
import { betListSchema, betListFilter } from './rounds.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, pageEntries, requiredTextSchema, textSchema, wireAmountSchema } from './wire.ts';

/** Current state of a player's account. */
export const playerStates = ['active', 'blocked', 'on_break', 'excluded', 'closed'] as const;
export type PlayerState = (typeof playerStates)[number];

const foundPlayerEntries = {
  id: idSchema,
  username: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  country: v.string(),
  state: v.picklist(playerStates),
  kyc_status: v.picklist(kycStatuses),
  registered_at: v.string(),
  currency: currencySchema,
  ...balanceEntries,
};

/** Maximum `total` of a player search; further matches are not counted. */
export const maxFoundPlayers = 1_000;

/**
 * Players whose id, username, mail address, first or last name or phone number begins with `search`; without it, all players, newest first. `total` is
 * at most {@link maxFoundPlayers}.
 */
export const adminGetPlayers = defineCall({
  path: 'admin/get_players',
  method: 'POST',
  auth: 'admin',
  scope: 'players',
  isReadOnly: true,
  request: v.object({
    search: v.optional(textSchema, ''),
    status: v.optional(v.picklist(['active', 'blocked'])),
    kyc_status: v.optional(v.picklist(kycStatuses)),
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'invalid_value'))),
    ...pageEntries,
  }),
  response: v.object({
    status: v.literal(1),
    players: v.array(
      v.pipe(
        v.object(foundPlayerEntries),
        v.transform(({ total_balance, real_balance, bonus_balance, locked_balance, ...player }) => ({
          ...player,
          balance: balanceOf({ total_balance, real_balance, bonus_balance, locked_balance }, player.currency),
        })),
      ),
    ),
    total: v.number(),
  }),
});

/** Kinds of records that can be found by id. */
export const recordKinds = ['player', 'withdrawal', 'payment', 'document', 'round', 'bet'] as const;

/** The record with an id, of any kind, and its player. Unknown id: `not_found`. */
export const adminFindRecord = defineCall({
  path: 'admin/find_record',
  method: 'POST',
  auth: 'admin',
  scope: 'players',
  isReadOnly: true,
  request: v.object({ id: givenIdSchema }),
  response: v.object({
    status: v.literal(1),
    record: v.object({
      kind: v.picklist(recordKinds),
      id: idSchema,
      /** Its state, as in the list of its kind. */
      state: v.string(),
      player: v.object({ id: idSchema, username: v.string() }),
    }),
  }),
});

/** The overview of a player: details, balances, totals, sessions, limits and current play. Unknown id: `not_found`. */
export const adminGetPlayer = defineCall({
  path: 'admin/get_player',
  method: 'POST',
  auth: 'admin',
  scope: 'players',
  isReadOnly: true,
  request: v.object({ id: givenIdSchema }),
  response: v.object({
    status: v.literal(1),
    player: v.pipe(
      v.object({
        ...foundPlayerEntries,
        email: v.string(),
        phone_number: v.string(),
        birthday: v.string(),
        city: v.string(),
        address: v.string(),
        postal_code: v.string(),
        language: v.string(),
        activated: v.boolean(),
        /** Scopes of staff. */
        scope: v.array(v.string()),
        /** When a break or a self-exclusion ends; null: never, or there is none. */
        restricted_until: v.nullable(v.string()),
        deposited: wireAmountSchema,
        paid_out: wireAmountSchema,
        staked: wireAmountSchema,
        won: wireAmountSchema,
        open_bets: v.number(),
        open_bets_stake: wireAmountSchema,
        open_games: v.number(),
        pending_withdrawals: v.number(),
        pending_withdrawals_amount: wireAmountSchema,
        /** Approved but not paid yet; they are paid even if the account is blocked. */
        processing_withdrawals: v.optional(v.number(), 0),
        processing_withdrawals_amount: v.optional(wireAmountSchema, 0),
      }),
      v.transform((wire) => {
        const { total_balance, real_balance, bonus_balance, locked_balance, deposited, paid_out, staked, won, ...player } = wire;
        const { open_bets_stake, pending_withdrawals_amount, processing_withdrawals_amount, ...rest } = player;
        const amount = (text: string) => amountOf(text, rest.currency);
        return {
          ...rest,
          balance: balanceOf({ total_balance, real_balance, bonus_balance, locked_balance }, rest.currency),
          deposited: amount(deposited),
          paid_out: amount(paid_out),
          staked: amount(staked),
          won: amount(won),
          open_bets_stake: amount(open_bets_stake),
          pending_withdrawals_amount: amount(pending_withdrawals_amount),
          processing_withdrawals_amount: amount(processing_withdrawals_amount),
        };
      }),
    ),
    sessions: v.array(
      v.object({
        id: idSchema,
        ip: v.string(),
        user_agent: v.string(),
        browser: v.optional(v.string(), ''),
        system: v.optional(v.string(), ''),
        created_at: v.string(),
        /** Updated every five minutes at most. */
        last_seen_at: v.optional(v.string(), ''),
        expires_at: v.string(),
      }),
    ),
    limits: v.array(limitSchema),
    play_session: v.nullable(playSessionSchema),
  }),
});

const ledgerEntrySchema = v.pipe(
  v.object({
    id: idSchema,
    date: v.string(),
    kind: v.string(),
    reference: v.string(),
    currency: currencySchema,
    /** The amounts posted to the player's ledger accounts. */
    real: wireAmountSchema,
    bonus: wireAmountSchema,
    locked: wireAmountSchema,
    /** The real balance after the transfer; null if it did not change. */
    real_after: v.nullable(wireAmountSchema),
  }),
  v.transform(({ real, bonus, locked, real_after, currency, ...entry }) => ({
    ...entry,
    real: amountOf(real, currency),
    bonus: amountOf(bonus, currency),
    locked: amountOf(locked, currency),
    real_after: real_after === null ? null : amountOf(real_after, currency),
  })),
);

/** Transfers of a player's ledger, newest first. `before` is the `next` of the previous page; a `next` of null: there are no more. */
export const adminGetPlayerLedger = defineCall({
  path: 'admin/get_player_ledger',
  method: 'POST',
  auth: 'admin',
  scope: 'players',
  isReadOnly: true,
  request: v.object({ id: givenIdSchema, before: v.optional(textSchema) }),
  response: v.object({ status: v.literal(1), entries: v.array(ledgerEntrySchema), next: v.nullable(v.string()) }),
});

/** Bets of a player, as `front/get_bet_list` shows them to the player. */
export const adminGetPlayerBets = defineCall({
  path: 'admin/get_player_bets',
  method: 'POST',
  auth: 'admin',
  scope: 'players',
  isReadOnly: true,
  request: v.object({ id: givenIdSchema, ...betListFilter }),
  response: betListSchema,
});

/** Ends all sessions of a player and closes their sockets; the reason is stored in the audit log. Unknown id: `not_found`; the officer's own: `forbidden`. */
export const adminEndPlayerSessions = defineCall({
  path: 'admin/end_player_sessions',
  method: 'POST',
  auth: 'admin',
  scope: 'players',
  isReadOnly: false,
  request: v.object({ id: givenIdSchema, reason: requiredTextSchema }),
  response: v.object({ status: v.literal(1), ended: v.number() }),
});

/** Sends a message of staff to a player's mail box, untranslated. Unknown id: `not_found`. */
export const adminSendPlayerMessage = defineCall({
  path: 'admin/send_player_message',
  method: 'POST',
  auth: 'admin',
  scope: 'players',
  isReadOnly: false,
  request: v.object({
    id: givenIdSchema,
    title: requiredTextSchema,
    text: v.pipe(v.string(), v.trim(), v.minLength(1, 'field_required'), v.maxLength(maxMessageLength, 'too_long')),
  }),
  response: doneSchema,
});
