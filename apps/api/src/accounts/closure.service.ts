import type { frontGetAccountClosure, Refusal, WireResponseOf } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { Bonus } from '../bonus/bonus.composition.ts';
import { isRunning, readOpenBonuses } from '../bonus/player-bonuses.store.ts';
import { withdrawConsents } from '../consents/consents.store.ts';
import type { Database } from '../database/database.ts';
import { endedSessionRefusal } from '../factors/ended-session-refusal.ts';
import type { IdentityGuard } from '../factors/identity-guard.ts';
import { isRefusal } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import { destinationOf } from '../payments/payout-destination.rules.ts';
import type { ExclusionPayouts, Payout } from '../payments/exclusion-payouts.service.ts';
import type { PayoutRequirements } from '../payments/payout-requirements.ts';
import { lockPlayer, readPlayer } from '../players/players.store.ts';
import { hasClosedAccount, insertClosure } from '../restrictions/closures.store.ts';
import { recordProtection } from '../restrictions/protection-log.store.ts';
import type { PlayerSession, PlayerSessions } from '../sessions/sessions.service.ts';
import { readBalances } from '../wallet/balance.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { readOngoing } from './closure.store.ts';

/** Closes accounts at their players' request (decision 0137). */
export type AccountClosures = {
  /** The effects that closing the account, or self-exclusion, would have now. */
  preview(session: PlayerSession): Promise<WireResponseOf<typeof frontGetAccountClosure>>;
  /** Closes the account. Of concurrent calls by the same player, the later ones find it closed and succeed without doing anything. */
  close(session: PlayerSession, password: string | undefined): Promise<Refusal | undefined>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  requirements: PayoutRequirements;
  guard: IdentityGuard;
  sessions: Pick<PlayerSessions, 'revokeAll'>;
  payouts: Pick<ExclusionPayouts, 'payOut' | 'preview'>;
  bonus: Pick<Bonus, 'endAll'>;
  playerMails: Pick<PlayerMails, 'accountClosed'>;
  supportEmail: () => Promise<string>;
  live: Pick<Live, 'endSessions'>;
};

export function createAccountClosures(dependencies: Dependencies): AccountClosures {
  const { database, now, requirements, guard, sessions, payouts, bonus, playerMails, supportEmail, live } = dependencies;

  return {
    async preview({ playerId, currency }) {
      const player = await readPlayer(database, playerId);
      // Before the transaction: inside, it would need a second connection, and concurrent calls could exhaust the pool and deadlock.
      const required = await requirements.of(player);
      return database.transaction().execute(async (trx) => {
        const payout = await payouts.preview(trx, player);
        const bonuses = await readOpenBonuses(trx, playerId);
        const waitingMinor = bonuses.filter((one) => !isRunning(one)).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
        const { bonus: runningMinor, real: realMinor } = await readBalances(trx, { kind: 'player', playerId });
        const ongoing = await readOngoing(trx, playerId);
        const wire = (minor: number) => toWire(money(minor, currency));
        return {
          ...ongoing,
          status: 1,
          currency,
          payouts: payout ? [wirePayout(payout, wire)] : [],
          rest: wire(realMinor - (payout?.amountMinor ?? 0)),
          bonuses: bonuses.length,
          bonus: wire(waitingMinor + runningMinor),
          open_bets_stake: wire(ongoing.open_bets_stake),
          pending_withdrawals_amount: wire(ongoing.pending_withdrawals_amount),
          requirements: required,
        };
      });
    },

    async close(session, password) {
      const { playerId } = session;
      const matched = await guard.require(session, password);
      if (isRefusal(matched)) return matched;
      const contact = await supportEmail();
      const ended = await database.transaction().execute(async (trx) => {
        await lockWallet(trx, { kind: 'player', playerId });
        if (await hasClosedAccount(trx, playerId)) return [];
        const refusal = await endedSessionRefusal(trx, session, matched);
        if (refusal) return refusal;
        const at = now();
        await insertClosure(trx, playerId, at);
        await recordProtection(trx, { playerId, kind: 'account_closed', madeBy: playerId, old: {}, new: {}, at });
        await bonus.endAll(trx, playerId, 'account_closed', at);
        const player = await lockPlayer(trx, playerId);
        await withdrawConsents(trx, playerId, 'account_closed', at);
        const paid = await payouts.payOut(trx, player, at);
        await playerMails.accountClosed(trx, player, { money: paid, supportEmail: contact });
        return sessions.revokeAll(trx, playerId);
      });
      if (isRefusal(ended)) return ended;
      live.endSessions(playerId, ended, 'account_closed');
      return undefined;
    },
  };
}

const shownCharacters = 4;

function wirePayout({ method, details, amountMinor, holdUntil }: Payout, wire: (minor: number) => number) {
  const card = method.cards.find(({ id }) => id === details['saved_card']);
  const isTyped = card === undefined && Object.keys(details).length > 0;
  const account = card?.last4 ?? (isTyped ? destinationOf(method.id, details, undefined).slice(-shownCharacters) : null);
  return { processor: method.id, name: method.name, account, amount: wire(amountMinor), is_held: holdUntil !== null };
}
