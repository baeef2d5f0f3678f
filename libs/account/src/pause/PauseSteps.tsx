import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { asApiError } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useHelpLines } from '@playfront/auth/exclusion';
import { useFormat } from '@playfront/i18n';
import { add, zero } from '@playfront/money';
import { Button, ErrorState, Skeleton } from '@playfront/ui';
import { Form, Steps } from '@playfront/ui/forms';
import { PauseChoice } from './PauseChoice.tsx';
import { PauseConfirm } from './PauseConfirm.tsx';
import { BreakFacts, ExclusionFacts, type PauseLinks } from './pause-facts.tsx';
import styles from './PauseView.module.css';
import type { Pause } from './pause.schema.ts';
import { useExclusionFacts, usePauseChoice, useStartPause } from './pause-hooks.ts';
import { usePauseText } from './usePauseText.ts';

export type PauseStepsProps = PauseLinks & {
  readonly pauses: readonly Pause[];
  /** Whether a break is active. */
  readonly isExtending: boolean;
  /** Link that leaves the page without a change. */
  readonly cancelLink: ReactNode;
  readonly onBreak: () => void;
  /** Called when the account is excluded and its session has ended. */
  readonly onExcluded: () => void;
};

const steps = ['choose', 'facts', 'confirm'] as const;
type Step = (typeof steps)[number];

/** The three steps of a pause: choice, consequences, confirmation. */
export function PauseSteps({ pauses, isExtending, cancelLink, onBreak, onExcluded, ...links }: PauseStepsProps) {
  const { text } = useFormat();
  const [step, setStep] = useState<Step>('choose');
  const choice = usePauseChoice(pauses, () => setStep('facts'));
  const { pause } = choice;
  const heading = useHeadingFocus(step);
  const { titleOf } = usePauseText();
  const go = (to: Step) => () => setStep(to);

  return (
    <>
      <Steps
        label={text('account.pause.steps')}
        currentIndex={steps.indexOf(step)}
        steps={[
          { id: 'choose', label: text('account.pause.step.choose') },
          { id: 'facts', label: text('account.pause.step.facts') },
          { id: 'confirm', label: text('account.pause.step.confirm') },
        ]}
      />
      {step === 'choose' || !pause ? (
        <Form ref={choice.ref} className={styles.card} onSubmit={choice.handleSubmit}>
          <PauseChoice
            headingRef={heading}
            pauses={pauses}
            chosen={pause}
            onChoose={(one) => choice.change({ pause: one })}
            isExtending={isExtending}
            error={choice.errorOf('pause')}
          />
          <div className={styles.buttons}>
            {cancelLink}
            <Button type="submit" size="l">
              {text('account.pause.continue')}
            </Button>
          </div>
        </Form>
      ) : (
        <section className={styles.card}>
          <h2 ref={heading} tabIndex={-1}>
            {titleOf(pause)}
          </h2>
          <ChosenPause {...{ step, pause, ...links, onExcluded }} onGo={go} onBreak={() => [setStep('choose'), choice.reset(), onBreak()]} />
        </section>
      )}
    </>
  );
}

type ChosenPauseProps = PauseLinks &
  Pick<PauseStepsProps, 'onBreak' | 'onExcluded'> & { readonly step: Step; readonly pause: Pause; readonly onGo: (to: Step) => () => void };

function ChosenPause({ step, pause, onGo, onBreak, onExcluded, ...links }: ChosenPauseProps) {
  const { text } = useFormat();
  const help = useHelpLines();
  const closure = useExclusionFacts(pause);
  const facts = closure.data;
  const money = facts && { paying: facts.payouts.reduce((total, { amount }) => add(total, amount), zero(facts.rest.currency)), rest: facts.rest };
  const form = useStartPause({ pause, money, help, onBreak, onExcluded });
  if (step === 'confirm') return <PauseConfirm pause={pause} form={form} onBack={onGo('facts')} />;
  return (
    <div className={styles.part}>
      {pause.kind === 'break' && <BreakFacts pause={pause} withdrawLink={links.withdrawLink} />}
      {pause.kind === 'self_exclusion' && facts && <ExclusionFacts pause={pause} facts={facts} {...links} />}
      {pause.kind === 'self_exclusion' && !facts && !closure.isError && (
        <div role="status" aria-label={text('account.pause.loading')}>
          <Skeleton height={400} radius="card" />
        </div>
      )}
      {/* Self-exclusion must be possible without these facts. */}
      {closure.isError && !facts && (
        <ErrorState
          title={text('account.pause.facts_error')}
          retryLabel={text('account.retry')}
          onRetry={() => void closure.refetch()}
          isRetrying={closure.isFetching}
        >
          {failureText(text, asApiError(closure.error))}
        </ErrorState>
      )}
      <div className={styles.buttons}>
        <Button size="l" onClick={onGo('choose')}>
          {text('account.pause.back')}
        </Button>
        <Button size="l" onClick={onGo('confirm')} disabled={closure.isLoading}>
          {text('account.pause.continue')}
        </Button>
      </div>
    </div>
  );
}

/** Focuses the heading of each step after the first mount. */
function useHeadingFocus(step: Step) {
  const heading = useRef<HTMLElement>(null);
  const focused = useRef(step);
  useEffect(() => {
    if (focused.current !== step) heading.current?.focus();
    focused.current = step;
  }, [step]);
  return useCallback((element: HTMLElement | null) => void (heading.current = element), []);
}
