import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError, callQuery, useApi, type ApiError } from '@playfront/api-client';
import type { OpenSession } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';

/** The sessions that are being ended: one, by its id, or all others. */
type Ending = { readonly kind: 'one'; readonly id: string } | { readonly kind: 'others' };

type DevicesInput = { readonly onEnded: (session: OpenSession) => void; readonly onOthersEnded: () => void };

/** The open sessions of the player, this device first, and functions to end them. */
export function useDevices({ onEnded, onOthersEnded }: DevicesInput) {
  const api = useApi();
  const query = useQuery({ ...callQuery(api, 'frontGetPlayerSessions', {}, { staleMs: 0, owner: 'player' }), enabled: useIsSignedIn() });
  const [ending, setEnding] = useState<Ending>();
  const [failure, setFailure] = useState<ApiError>();

  async function run(next: Ending, send: () => Promise<unknown>, onDone: () => void): Promise<boolean> {
    if (ending) return false;
    setEnding(next);
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      const fault = asApiError(error);
      // The list is out of date: the session was ended elsewhere.
      const isAlreadyEnded = fault.kind === 'refused' && fault.key === 'not_found';
      if (!isAlreadyEnded) {
        setFailure(fault);
        setEnding(undefined);
        return false;
      }
    }
    await query.refetch();
    setEnding(undefined);
    onDone();
    return true;
  }

  return {
    query,
    devices: query.data?.sessions.toSorted(bySeen) ?? [],
    ending,
    failure,
    clearFailure: () => setFailure(undefined),
    end: (session: OpenSession) =>
      run(
        { kind: 'one', id: session.id },
        () => api.frontEndPlayerSession({ id: session.id }),
        () => onEnded(session),
      ),
    endOthers: () => run({ kind: 'others' }, () => api.frontEndOtherSessions({}), onOthersEnded),
  };
}

function bySeen(one: OpenSession, other: OpenSession): number {
  const seenAt = ({ last_seen_at, created_at }: OpenSession) => Date.parse(last_seen_at || created_at);
  return Number(other.is_current) - Number(one.is_current) || seenAt(other) - seenAt(one);
}
