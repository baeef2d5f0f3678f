import type { ReactNode } from 'react';
import type { Round } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { RoundOutcome } from './outcome/RoundOutcome.tsx';
import styles from './Round.module.css';
import { useRoundCheck, type CheckPhase } from './useRoundCheck.ts';

export type RoundCheckProps = {
  readonly round: Round;
  /** Link that opens the game of an open round. */
  readonly gameLink: (slug: string, children: ReactNode) => ReactNode;
};

/** Recomputes a round in the browser and shows whether it matches; says what is missing while it cannot. */
export function RoundCheck({ round, gameLink }: RoundCheckProps) {
  const { text } = useFormat();
  const { phase, verify } = useRoundCheck(round);
  if (round.state === 'open') return <Notice action={gameLink(round.game.slug, text('account.round.play'))}>{text('account.round.open')}</Notice>;
  // A bet that was returned has no result to recompute.
  if (round.state === 'void') return null;
  if (round.server_seed === null) return <Notice>{text('account.round.secret')}</Notice>;
  return (
    <div className={styles.check}>
      <Result round={round} phase={phase} />
      <Button block isBusy={phase.kind === 'busy'} onClick={() => void verify()}>
        {text('account.round.verify')}
      </Button>
    </div>
  );
}

function Result({ round, phase }: { round: Round; phase: CheckPhase }) {
  const { text, money } = useFormat();
  if (phase.kind === 'failed') {
    return <Notice>{text(phase.reason === 'no_crypto' ? 'account.round.no_crypto' : 'account.round.no_rules')}</Notice>;
  }
  if (phase.kind !== 'done') return null;
  const { isSeedRight, isResultRight, win } = phase.verdict;
  if (isSeedRight && isResultRight) {
    return (
      <Notice kind="success" isLive title={text('account.round.verified')}>
        {text('account.round.verified_text', { amount: money(win) })}
      </Notice>
    );
  }
  return (
    <>
      <Notice kind="danger" title={text('account.round.wrong')}>
        {[!isSeedRight && text('account.round.wrong_seed'), !isResultRight && text('account.round.wrong_result', { amount: money(win) })]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      {!isResultRight && <RoundOutcome round={{ ...round, outcome: phase.verdict.outcome }} />}
    </>
  );
}
