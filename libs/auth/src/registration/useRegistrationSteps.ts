import { useEffect, useRef, useState } from 'react';
import { useBackStep } from '@playfront/ui';

/** The open step and the furthest one reached. The browser's Back returns to the previous step while `canGoBack`. */
export function useRegistrationSteps({ canGoBack, focus }: { canGoBack: boolean; focus: (target: 'errors' | 'heading') => void }) {
  const [stepIndex, setStepIndex] = useState(0);
  const shownStep = useRef(stepIndex);
  useEffect(() => {
    shownStep.current = stepIndex;
  }, [stepIndex]);
  const [reachedIndex, setReachedIndex] = useState(0);

  function openStep(index: number, target: 'errors' | 'heading'): void {
    setStepIndex(index);
    setReachedIndex((reached) => Math.max(reached, index));
    focus(target);
  }

  function goBackTo(index: number): void {
    setStepIndex((now) => Math.min(now, index));
    focus('heading');
  }

  useBackStep(canGoBack && stepIndex > 0, () => goBackTo(0));
  useBackStep(canGoBack && stepIndex > 1, () => goBackTo(1));

  return {
    stepIndex,
    reachedIndex,
    openStep,
    /** Whether this step is still open: the player may go back while it is being checked. */
    isOpen: (index: number) => shownStep.current === index,
    back: () => goBackTo(Math.max(0, stepIndex - 1)),
  };
}
