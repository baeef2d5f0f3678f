import { documentedCalls } from '@playfront/api-contract/openapi';
import type { CallName } from '../contract-calls.ts';
import { accountChecks } from './account.ts';
import { auditChecks } from './audit.ts';
import { backOfficeChecks } from './back-office.ts';
import { bonusChecks } from './bonuses.ts';
import { caseChecks } from './cases.ts';
import type { ChecksOf, Run, Untestable } from './call-checks.ts';
import { contentChecks } from './content.ts';
import { crashChecks } from './crash.ts';
import { depositChecks } from './deposits.ts';
import { documentChecks } from './documents.ts';
import { emailChangeChecks } from './email-change.ts';
import { authChecks, badInputChecks } from './every-call.ts';
import { factorChecks } from './factors.ts';
import { fairnessChecks } from './fairness.ts';
import { gameChecks } from './games.ts';
import { liveChecks } from './live.ts';
import { mailBoxChecks } from './mail-box.ts';
import { paymentChecks } from './payments.ts';
import { personChecks } from './persons.ts';
import { protectionChecks } from './protection.ts';
import { recoveryChecks } from './recovery.ts';
import { roundChecks } from './rounds.ts';
import { betRoundChecks } from './bet-rounds.ts';
import { signInChecks } from './sign-in.ts';
import { staffChecks } from './staff.ts';
import { sportsBetChecks } from './sports-bets.ts';
import { sportsChecks } from './sports.ts';
import { withdrawalChecks } from './withdrawals.ts';

/** The aspects of a call that are tested, which are the columns of the table. */
export const aspects = ['works', 'refuses', 'auth', 'bad input', 'repeats'] as const;
export type Aspect = (typeof aspects)[number];

/** A check of an aspect of a call or of the live channel. */
export type Check = { readonly subject: CallName | 'live channel'; readonly aspect: Aspect; readonly title: string; readonly run: Run | Untestable };

/** Does not compile if a call of the contract or one of its documented refusals has no check. */
const callChecks: ChecksOf<CallName> = {
  ...signInChecks,
  ...accountChecks,
  ...recoveryChecks,
  ...emailChangeChecks,
  ...factorChecks,
  ...mailBoxChecks,
  ...documentChecks,
  ...gameChecks,
  ...roundChecks,
  ...betRoundChecks,
  ...crashChecks,
  ...fairnessChecks,
  ...depositChecks,
  ...paymentChecks,
  ...withdrawalChecks,
  ...backOfficeChecks,
  ...caseChecks,
  ...staffChecks,
  ...auditChecks,
  ...bonusChecks,
  ...protectionChecks,
  ...personChecks,
  ...contentChecks,
  ...sportsChecks,
  ...sportsBetChecks,
};

/** All checks by call, in the order of the documentation; the live channel is last. */
export function allChecks(): Check[] {
  const ofCalls = documentedCalls.flatMap(({ name }) => {
    const { works, also = {}, refuses = {}, repeats = {} } = callChecks[name];
    return [
      ...rowsOf(name, 'works', { works, ...also }),
      ...rowsOf(name, 'refuses', refuses),
      ...rowsOf(name, 'auth', authChecks(name)),
      ...rowsOf(name, 'bad input', badInputChecks(name)),
      ...rowsOf(name, 'repeats', repeats),
    ];
  });
  return [...ofCalls, ...rowsOf('live channel', 'works', liveChecks)];
}

function rowsOf(subject: Check['subject'], aspect: Aspect, rows: Readonly<Record<string, Run | Untestable>>): Check[] {
  return Object.entries(rows).map(([title, run]) => ({ subject, aspect, title, run }));
}
