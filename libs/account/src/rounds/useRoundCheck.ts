import { useState } from 'react';
import type { Round } from '@playfront/api-contract';
import { canVerify } from '@playfront/game-math/round-words';
import type { Verdict } from './verify-round.ts';

export type CheckPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done'; readonly verdict: Verdict }
  | { readonly kind: 'failed'; readonly reason: 'no_crypto' | 'no_rules' };

/** Verifies a round when asked to. The rules of the games load with the first check. */
export function useRoundCheck(round: Round): { phase: CheckPhase; verify(): Promise<void> } {
  const [phase, setPhase] = useState<CheckPhase>({ kind: 'idle' });
  return {
    phase,
    async verify() {
      if (phase.kind === 'busy') return;
      if (!canVerify()) return setPhase({ kind: 'failed', reason: 'no_crypto' });
      setPhase({ kind: 'busy' });
      try {
        const { verifyRound } = await import('./verify-round.ts');
        const verdict = await verifyRound(round);
        setPhase(verdict ? { kind: 'done', verdict } : { kind: 'failed', reason: 'no_rules' });
      } catch (error) {
        setPhase({ kind: 'idle' });
        throw error;
      }
    },
  };
}
