import { useStaffFormat } from '../format/useStaffFormat.ts';
import {
  bookedMessages,
  heldMessages,
  matchMessages,
  matchStateMessages,
  reportMessages,
  resolutionMessages,
  shutMessages,
  type Case,
} from './case.messages.ts';

type Facts = readonly (readonly [name: string, value: string])[];

/** The facts of a case as a one-line summary and as a list. */
export function useCaseTexts(): { readonly summaryOf: (found: Case) => string; readonly factsOf: (found: Case) => Facts } {
  const { text, money, time } = useStaffFormat();
  const nameOf = (known: typeof reportMessages, value: string) => text(known[value] ?? 'backoffice.cases.other', { value });
  const commonOf = (reasons: readonly (keyof typeof matchMessages)[]) => reasons.map((reason) => text(matchMessages[reason])).join(', ');

  function summaryOf({ kind, known }: Case): string {
    switch (kind) {
      case 'held_money':
        return text('backoffice.cases.summary.held_money', { provider: known.provider, reason: text(heldMessages[known.reason]) });
      case 'payment_conflict': {
        const { provider, event_type, booked_status } = known;
        const values = { provider, reported: nameOf(reportMessages, event_type), booked: nameOf(bookedMessages, booked_status) };
        return text('backoffice.cases.summary.payment_conflict', values);
      }
      case 'person_match':
        return text('backoffice.cases.summary.person_match', { state: text(matchStateMessages[known.state]), reasons: commonOf(known.reasons) });
      case 'excluded_balance':
        return text(known.has_returned ? 'backoffice.cases.summary.returned' : 'backoffice.cases.summary.unknown', {
          shut: text(shutMessages[known.shut_by]),
        });
    }
  }

  function knownOf({ kind, known }: Case): Facts {
    switch (kind) {
      case 'held_money':
        return [
          [text('backoffice.cases.held'), text(heldMessages[known.reason])],
          [text('backoffice.cases.provider'), known.provider],
          [text('backoffice.cases.fee'), money(known.fee)],
          [text('backoffice.cases.deposit'), known.payment_id],
          ...(known.resolution ? [[text('backoffice.column.outcome'), text(resolutionMessages[known.resolution])] as const] : []),
        ];
      case 'payment_conflict':
        return [
          [text('backoffice.cases.reported'), nameOf(reportMessages, known.event_type)],
          [text('backoffice.cases.booked'), nameOf(bookedMessages, known.booked_status)],
          [text('backoffice.cases.provider'), known.provider],
          [text(known.transaction_type === 'deposit' ? 'backoffice.cases.deposit' : 'backoffice.cases.withdrawal'), known.transaction_id],
        ];
      case 'person_match':
        return [
          [text('backoffice.column.status'), text(matchStateMessages[known.state])],
          [text('backoffice.cases.in_common'), commonOf(known.reasons)],
        ];
      case 'excluded_balance':
        return [[text('backoffice.column.reason'), text(shutMessages[known.shut_by])]];
    }
  }

  return {
    summaryOf,
    factsOf: (found) => [
      ...knownOf(found),
      [text('backoffice.cases.since'), time(found.since)],
      ...(found.decided_by ? [[text('backoffice.withdrawals.decider'), found.decided_by.username] as const] : []),
    ],
  };
}
