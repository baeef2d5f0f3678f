import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { asApiError, newUuid, useApi, type ApiError } from '@playfront/api-client';
import type { PlayerBonus } from '@playfront/api-contract';
import { useSession } from '@playfront/auth';
import { useLocale } from '@playfront/i18n';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' | 'busy'; readonly bonus: PlayerBonus; readonly key: string; readonly failure?: ApiError }
  | { readonly kind: 'given-up'; readonly bonus: PlayerBonus };

export type GiveUpModel = {
  readonly phase: Phase;
  readonly ask: (bonus: PlayerBonus) => void;
  readonly close: () => void;
  readonly confirm: () => void;
};

/** Gives a bonus up after a question. One key for a question: trying again after no answer ends nothing twice. */
export function useGiveUpBonus(): GiveUpModel {
  const api = useApi();
  const session = useSession();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });

  async function confirm(): Promise<void> {
    if (phase.kind !== 'asking') return;
    const { bonus, key } = phase;
    setPhase({ kind: 'busy', bonus, key });
    const reload = () =>
      Promise.all([
        ...['frontGetPlayerBonuses', 'frontGetPromotionTemplate', 'frontGetDepositBonus'].map((call) =>
          queryClient.invalidateQueries({ queryKey: [call] }),
        ),
        // The live channel pushes the new balance too; this is right even if the push was missed.
        session.fetchBalance().catch(() => {}),
      ]);
    try {
      await api.frontForfeitBonus({ id: bonus.id, locale, idempotency_key: key });
    } catch (error) {
      const failure = asApiError(error);
      // Refused: it has ended meanwhile, and the page is out of date.
      if (failure.kind === 'refused') await reload();
      return setPhase({ kind: 'asking', bonus, key, failure });
    }
    await reload();
    setPhase({ kind: 'given-up', bonus });
  }

  return {
    phase,
    ask: (bonus) => setPhase({ kind: 'asking', bonus, key: newUuid() }),
    close: () => setPhase((now) => (now.kind === 'busy' ? now : { kind: 'idle' })),
    confirm: () => void confirm(),
  };
}
