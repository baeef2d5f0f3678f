import { useEffect, useEffectEvent, useState } from 'react';
import { asApiError, useApi, type Api } from '@playfront/api-client';
import { voidLinkOf, type VoidLink } from './useMailLink.ts';

export type VoidState = { readonly status: 'void'; readonly reason: VoidLink };

type LinkCheck<Checked> = {
  readonly token: string;
  /** Calls the operator. */
  readonly check: (api: Api) => Promise<Checked>;
  /** The result if the call fails: using the link will show whether it works. */
  readonly fallback: Checked;
};

/** Checks the link of a mail before the player uses it; undefined until the operator has responded. */
export function useCheckedLink<Checked>({ token, check, fallback }: LinkCheck<Checked>): Checked | VoidState | undefined {
  const api = useApi();
  const [checked, setChecked] = useState<Checked | VoidState>();
  const ask = useEffectEvent(() => check(api));
  const resultOf = useEffectEvent((error: unknown): Checked | VoidState => {
    const reason = voidLinkOf(asApiError(error));
    return reason ? { status: 'void', reason } : fallback;
  });
  useEffect(() => {
    if (!token) return undefined;
    let isCurrent = true;
    const apply = (result: Checked | VoidState) => isCurrent && setChecked(result);
    ask().then(apply, (error: unknown) => apply(resultOf(error)));
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return checked;
}
