import {
  isUuid,
  type frontGetSeeds,
  type frontSetClientSeed,
  type gameRotateSeeds,
  type Refusal,
  type WireResponseOf,
} from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { findOpenRound } from './bet-rounds.store.ts';
import { isAcceptingBets } from './round-sessions.service.ts';
import { lockRoundSession, type RoundSession } from './round-sessions.store.ts';
import { createServerSeed } from './round-words.ts';
import {
  insertReplacedSeeds,
  isOwnRoundSession,
  readFirstNonces,
  readOpenSeeds,
  revealReplacedSeeds,
  updateClientSeed,
  updateSeeds,
} from './seeds.store.ts';

type Rotated = WireResponseOf<typeof gameRotateSeeds>;
type Changed = WireResponseOf<typeof frontSetClientSeed>;

/** The seeds of the games that players have open. */
export type PlayerSeeds = {
  list(playerId: string): Promise<WireResponseOf<typeof frontGetSeeds>['seeds']>;
  /** Whether a round session belongs to the player. */
  isOwn(roundSessionId: string, playerId: string): Promise<boolean>;
  /** Changes the client seed (contract, front/set_client_seed). */
  setClientSeed(roundSessionId: string, clientSeed: string): Promise<Changed | Refusal>;
  /** Replaces the server seed and reveals the old one (contract, game/rotate_seeds). */
  rotate(roundSessionId: string, clientSeed: string | undefined): Promise<Rotated | Refusal>;
};

export function createPlayerSeeds({ database, now }: { database: Database; now: () => Date }): PlayerSeeds {
  return {
    async list(playerId) {
      const rows = await readOpenSeeds(database, playerId, now());
      return rows.map(({ id, slug, name, server_seed_hash, client_seed, next_nonce, first_kept_nonce, last_replaced_nonce }) => ({
        round_session_id: id,
        game_slug: slug,
        game_name: name,
        server_seed_hash,
        client_seed,
        next_nonce,
        rounds: next_nonce - (first_kept_nonce ?? (last_replaced_nonce ?? -1) + 1),
      }));
    },

    isOwn: async (roundSessionId, playerId) => isUuid(roundSessionId) && isOwnRoundSession(database, roundSessionId, playerId),

    setClientSeed: (roundSessionId, clientSeed) =>
      database.transaction().execute(async (trx) => {
        const session = await lockChangeable(trx, roundSessionId);
        if (isRefusal(session)) return session;
        const first = await readFirstNonces(trx, session.id);
        if (clientSeed !== session.client_seed) {
          await keepPair(trx, session, first.pair, null);
          await updateSeeds(trx, session.id, { client_seed: clientSeed });
        }
        if (session.player_id) await updateClientSeed(trx, session.player_id, clientSeed);
        return { status: 1, ...seedsOf({ ...session, client_seed: clientSeed }, first.serverSeed) };
      }),

    rotate: (roundSessionId, clientSeed) =>
      database.transaction().execute(async (trx) => {
        const session = await lockChangeable(trx, roundSessionId);
        if (isRefusal(session)) return session;
        const { serverSeed, serverSeedHash } = createServerSeed();
        const next = { server_seed: serverSeed, server_seed_hash: serverSeedHash, client_seed: clientSeed ?? session.client_seed };
        const first = await readFirstNonces(trx, session.id);
        await keepPair(trx, session, first.pair, now());
        await revealReplacedSeeds(trx, session.id, now());
        await updateSeeds(trx, session.id, next);
        if (session.player_id && clientSeed !== undefined) await updateClientSeed(trx, session.player_id, clientSeed);
        const { server_seed, server_seed_hash, next_nonce } = session;
        return {
          status: 1,
          ...seedsOf({ ...next, next_nonce }, next_nonce),
          revealed: { server_seed, server_seed_hash, rounds: next_nonce - first.serverSeed },
        };
      }),
  };

  /** Locks a session whose seeds can change: an open round is replayed from the current ones with each move. */
  async function lockChangeable(trx: DatabaseTransaction, roundSessionId: string): Promise<RoundSession | Refusal> {
    const session = await lockRoundSession(trx, roundSessionId);
    if (session.player_status === 'blocked') return refuse('disable_site_access');
    if (!isAcceptingBets(session, now())) return refuse('round_session_closed');
    const open = await findOpenRound(trx, session);
    return open?.round_session_id === session.id ? refuse('conflict') : session;
  }
}

/** Stores the current seeds for the rounds drawn from them, if there are any. */
async function keepPair(trx: DatabaseTransaction, session: RoundSession, firstNonce: number, revealedAt: Date | null): Promise<void> {
  const { id, next_nonce: nextNonce, server_seed, server_seed_hash, client_seed } = session;
  if (nextNonce === firstNonce) return;
  const nonces = { first_nonce: firstNonce, last_nonce: nextNonce - 1 };
  await insertReplacedSeeds(trx, { round_session_id: id, ...nonces, server_seed, server_seed_hash, client_seed, revealed_at: revealedAt });
}

function seedsOf(seeds: Pick<RoundSession, 'server_seed_hash' | 'client_seed' | 'next_nonce'>, firstNonce: number) {
  const { server_seed_hash, client_seed, next_nonce } = seeds;
  return { server_seed_hash, client_seed, next_nonce, rounds: next_nonce - firstNonce };
}
