import { useEffect, useEffectEvent, useState } from 'react';
import { asApiError, useApi, type Api } from '@playfront/api-client';
import { voidLinkOf, type VoidLink } from './useMailLink.ts';

export type VoidState = { readonly status: 'void'; readonly reason: VoidLink };

type LinkCheck<Checked> = {
  readonly token: string;
  /** Asks the operator. */
  readonly check: (api: Api) => Promise<Checked>;
  /** Counts if the operator cannot be asked: using the link will tell. */
  readonly unchecked: Checked;
};

/** What the link of a mail is good for, before the player does anything; undefined while the operator is asked. */
export function useCheckedLink<Checked>({ token, check, unchecked }: LinkCheck<Checked>): Checked | VoidState | undefined {
  const api = useApi();
  const [checked, setChecked] = useState<Checked | VoidState>();
  const ask = useEffectEvent(() => check(api));
  const resultOf = useEffectEvent((error: unknown): Checked | VoidState => {
    const reason = voidLinkOf(asApiError(error));
    return reason ? { status: 'void', reason } : unchecked;
  });
  useEffect(() => {
    if (!token) return undefined;
    let isCurrent = true;
    const take = (result: Checked | VoidState) => isCurrent && setChecked(result);
    ask().then(take, (error: unknown) => take(resultOf(error)));
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return checked;
}
