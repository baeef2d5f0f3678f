import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type ApiError, asApiError, createRequestKeys, reloadCalls, useApi } from '@playfront/api-client';
import type { PlayerBonus } from '@playfront/api-contract';
import { useSession } from '@playfront/auth';
import { useLocale } from '@playfront/i18n';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' | 'busy'; readonly bonus: PlayerBonus; readonly failure?: ApiError }
  | { readonly kind: 'given-up'; readonly bonus: PlayerBonus };

export type GiveUpModel = {
  readonly phase: Phase;
  readonly ask: (bonus: PlayerBonus) => void;
  readonly close: () => void;
  readonly confirm: () => void;
};

/** Gives up a bonus after a confirmation. A retry after a lost response does no harm. */
export function useGiveUpBonus(): GiveUpModel {
  const api = useApi();
  const session = useSession();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const [keys] = useState(() => createRequestKeys());

  async function confirm(): Promise<void> {
    if (phase.kind !== 'asking') return;
    const { bonus } = phase;
    setPhase({ kind: 'busy', bonus });
    const reload = () =>
      Promise.all([
        reloadCalls(queryClient, 'frontGetPlayerBonuses', 'frontGetPromotionTemplate', 'frontGetDepositBonus'),
        // The live channel also pushes the new balance; this covers a missed push.
        session.fetchBalance().catch(() => {}),
      ]);
    try {
      await keys.run(bonus.id, (key) => api.frontForfeitBonus({ id: bonus.id, locale, idempotency_key: key }));
    } catch (error) {
      const failure = asApiError(error);
      // Refused because the bonus has already ended: the page is out of date.
      if (failure.kind === 'refused') await reload();
      return setPhase({ kind: 'asking', bonus, failure });
    }
    await reload();
    setPhase({ kind: 'given-up', bonus });
  }

  return {
    phase,
    ask: (bonus) => setPhase({ kind: 'asking', bonus }),
    close: () => setPhase((now) => (now.kind === 'busy' ? now : { kind: 'idle' })),
    confirm: () => void confirm(),
  };
}
