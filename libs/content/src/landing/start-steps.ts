import type { Format } from '@playfront/i18n';
import type { NumberedStep } from './NumberedSteps.tsx';

/** How to start, from free play to a deposit with a limit. */
export function startSteps({ text }: Format, minAgeYears: number): readonly NumberedStep[] {
  return [
    { id: 'try', title: text('content.start.try.title'), text: text('content.start.try.text') },
    { id: 'account', title: text('content.start.account.title'), text: text('content.start.account.text', { years: minAgeYears }) },
    { id: 'deposit', title: text('content.start.deposit.title'), text: text('content.start.deposit.text') },
  ];
}
