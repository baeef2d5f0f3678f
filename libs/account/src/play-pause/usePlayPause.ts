import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError, useApi, type ApiError, type CallResponse } from '@playfront/api-client';
import type { PlaySession } from '@playfront/api-contract';
import { endMsAfter, useSecondsLeft } from '@playfront/ui';
import { endTimeOf } from './end-time.rules.ts';

/** Why play is paused. */
export type PlayPause =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  /** A summary that the player must acknowledge, in some countries after a break of `secondsLeft`, which ends at `breakEndsAt`. */
  | {
      readonly kind: 'check';
      readonly session: PlaySession | null;
      readonly intervalMin: number | null;
      readonly secondsLeft: number;
      readonly breakEndsAt: string;
    }
  | { readonly kind: 'break'; readonly until: string }
  /** Not paused, or no longer: acknowledged elsewhere, or the account is restricted for another reason. */
  | { readonly kind: 'none' };

type Limits = CallResponse<'frontGetPlayerLimits'>;

function pauseOf({ reality_check, session, break_until }: Limits, secondsLeft: number, breakEndsAt: string): PlayPause {
  const { is_due, break_seconds, interval_min } = reality_check;
  if (is_due || break_seconds > 0) return { kind: 'check', session, intervalMin: interval_min, secondsLeft, breakEndsAt };
  return break_until === null ? { kind: 'none' } : { kind: 'break', until: break_until };
}

/** Fetches why play is paused, and acknowledges a reality check. */
export function usePlayPause() {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const read = useQuery({
    queryKey: ['playPause'],
    queryFn: async ({ signal }) => {
      const limits = await api.frontGetPlayerLimits({}, { signal });
      const { break_seconds } = limits.reality_check;
      return { limits, breakEndMs: endMsAfter(break_seconds), breakEndsAt: endTimeOf(break_seconds) };
    },
    // Each dialog fetches the current state.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { owner: 'player' },
  });
  const secondsLeft = useSecondsLeft(read.data?.breakEndMs) ?? 0;
  const pause: PlayPause = read.data
    ? pauseOf(read.data.limits, secondsLeft, read.data.breakEndsAt)
    : read.isError
      ? { kind: 'failed', error: asApiError(read.error) }
      : { kind: 'loading' };

  /** `onAcknowledged` is called unless the check is followed by a break. */
  async function acknowledge(onAcknowledged: () => void): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { break_until } = await api.frontAckRealityCheck({});
      if (break_until === null) onAcknowledged();
      else await read.refetch();
    } catch (error) {
      setFailure(asApiError(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    pause,
    isBusy,
    failure,
    reload: () => void read.refetch(),
    acknowledge: (onAcknowledged: () => void) => void acknowledge(onAcknowledged),
    /** Does not wait for the response: if the call fails, the check stays due and opens again. */
    acknowledgeAndLeave: (onLeave: () => void) => {
      void api.frontAckRealityCheck({}).catch(() => {});
      onLeave();
    },
  };
}
