import type { EngineId } from '@playfront/game-math';
import type { Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { RoundSessionFinder } from '../http/register-call.ts';
import { isOffered } from '../jurisdiction/game-law.rules.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { GamePage } from '../live/live.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { createToken, hashToken } from '../sessions/token.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { insertWallet } from '../wallet/wallet.store.ts';
import { findGame } from './catalogue.store.ts';
import { engineOf } from './models.ts';
import {
  findRealRoundSession,
  findRoundSessionId,
  insertRoundSession,
  insertRoundToken,
  readRoundSession,
  type RoundSession,
} from './round-sessions.store.ts';
import { createSeeds } from './round-words.ts';
import { findClientSeed } from './seeds.store.ts';

/** How long an opened game accepts bets. */
const roundSessionHours = 24;
/** Play money of a free session: 1,000.00. */
const demoStartMinor = 100_000;
const demoCurrency = 'XXX';

type Opened = { readonly token: string; readonly roundSessionId: string; readonly engine: EngineId | 'reels'; readonly model: string | null };

export type RoundSessions = RoundSessionFinder & {
  openReal(gameId: string, session: PlayerSession): Promise<Opened | Refusal>;
  openDemo(gameId: string): Promise<Opened | Refusal>;
  /** The game page of a token, while it may be used: it signs in to the live channel. */
  findPage(token: string): Promise<GamePage | 'blocked' | undefined>;
};

export function createRoundSessions({ database, now, wallet }: { database: Database; now: () => Date; wallet: WalletService }): RoundSessions {
  async function playable(gameId: string) {
    const game = /^\d{1,15}$/.test(gameId) ? await findGame(database, Number(gameId)) : undefined;
    if (!game) return refuse('not_found');
    return game.enabled && game.status === 'active' ? game : refuse('game_not_available');
  }

  const newSession = (chosenSeed?: string) => {
    const { serverSeed, serverSeedHash, clientSeed } = createSeeds();
    const expiresAt = new Date(now().getTime() + roundSessionHours * 3_600_000);
    return { server_seed: serverSeed, server_seed_hash: serverSeedHash, client_seed: chosenSeed ?? clientSeed, expires_at: expiresAt };
  };

  return {
    async openReal(gameId, session) {
      const game = await playable(gameId);
      if ('error' in game) return game;
      if (!isOffered(game, profileOf(session.country))) return refuse('game_not_available');
      const { token, hash } = createToken();
      const roundSessionId = await database.transaction().execute(async (trx) => {
        // A second tab, or a reload, continues the existing session; each frame has its own token.
        const id =
          (await findRealRoundSession(trx, session.id, game.id, now())) ??
          (await insertRoundSession(trx, {
            ...newSession(await findClientSeed(trx, session.playerId)),
            game_id: game.id,
            mode: 'real',
            currency: session.currency,
            player_id: session.playerId,
            session_id: session.id,
          }));
        await insertRoundToken(trx, hash, id);
        return id;
      });
      return { token, roundSessionId, engine: engineOf(game.model), model: game.model };
    },

    async openDemo(gameId) {
      const game = await playable(gameId);
      if ('error' in game) return game;
      if (!game.has_demo) return refuse('game_not_available');
      const { token, hash } = createToken();
      const roundSessionId = await database.transaction().execute(async (trx) => {
        const id = await insertRoundSession(trx, { ...newSession(), game_id: game.id, mode: 'demo', currency: demoCurrency });
        await insertRoundToken(trx, hash, id);
        const owner = { kind: 'demo', roundSessionId: id } as const;
        await insertWallet(trx, owner, demoCurrency, ['player_real']);
        const started = await wallet.deposit(trx, {
          wallet: { owner, currency: demoCurrency },
          transactionId: `demo:${id}`,
          amountMinor: demoStartMinor,
          from: 'house_demo',
        });
        if (!started.ok) throw new Error(`A free session did not start: ${started.error}`);
        return id;
      });
      return { token, roundSessionId, engine: engineOf(game.model), model: game.model };
    },

    async findPage(token) {
      const id = await findRoundSessionId(database, hashToken(token));
      const session = id && (await readRoundSession(database, id));
      if (!session) return undefined;
      if (session.player_status === 'blocked') return 'blocked';
      if (!isAcceptingBets(session, now())) return undefined;
      return { ownerId: session.player_id ?? session.id, sessionId: session.session_id, expiresAt: session.expires_at };
    },

    async find(token) {
      const id = token && (await findRoundSessionId(database, hashToken(token)));
      return id ? { id } : undefined;
    },
  };
}

/** Whether the session accepts bets: a game page may stay open after its login session ended, but accepts no bets then. */
export function isAcceptingBets(session: RoundSession, now: Date): boolean {
  if (session.expires_at <= now) return false;
  if (session.mode === 'demo') return true;
  const isSignedIn = session.revoked_at === null && session.session_expires_at !== null && session.session_expires_at > now;
  return isSignedIn && session.player_status === 'active';
}
