import { callerOf, frontGetRound, frontGetSeeds, frontRotateSeeds, frontSetClientSeed, gameRotateSeeds, isUuid } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { findPlayerRound } from './player-rounds.store.ts';
import type { PlayerSeeds } from './player-seeds.service.ts';
import { wirePlayerRound } from './wire-player-round.ts';

type Dependencies = { database: Database; now: () => Date; seeds: PlayerSeeds; betThrottle: Pick<Throttle, 'take'> };

/** Seeds of games, and the rounds that players recompute with them. */
export function registerFairness(calls: CallRegistry, { database, now, seeds, betThrottle }: Dependencies): void {
  calls.player(frontGetSeeds, async ({ session }) => ({ status: 1, seeds: await seeds.list(session.playerId) }));

  calls.player(frontSetClientSeed, async ({ body, session }) => {
    const refusal = await betThrottle.take({ limit: 'spin_player', of: session.playerId });
    if (refusal) return refusal;
    if (!(await seeds.isOwn(body.round_session_id, session.playerId))) return refuse('not_found');
    return seeds.setClientSeed(body.round_session_id, body.client_seed);
  });

  calls.player(frontRotateSeeds, async ({ body, session }) => {
    const refusal = await betThrottle.take({ limit: 'spin_player', of: session.playerId });
    if (refusal) return refusal;
    if (!(await seeds.isOwn(body.round_session_id, session.playerId))) return refuse('not_found');
    return seeds.rotate(body.round_session_id, body.client_seed);
  });

  calls.round(gameRotateSeeds, async ({ body, round, request }) => {
    const refusal = await betThrottle.take({ limit: 'spin_address', of: callerOf(request.ip) });
    return refusal ?? seeds.rotate(round.id, body.client_seed);
  });

  calls.player(frontGetRound, async ({ body, session }) => {
    const row = isUuid(body.id) ? await findPlayerRound(database, body.id, session.playerId) : undefined;
    return row ? { status: 1, round: wirePlayerRound(row, now()) } : refuse('not_found');
  });
}
