import { IconAlertCircle, IconCircleCheck, IconX } from '@playfront/ui/icons';
import { Link } from 'react-router-dom';
import type { WithdrawalCheck } from '@playfront/api-contract/staff';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import type { Withdrawal } from './payment-run.ts';
import { kycMessages } from '../status/kyc.messages.ts';
import { checkMessages, checkStateMessages, flagMessages } from './withdrawal.messages.ts';
import styles from '../frame/layout.module.css';

const icons = { passed: IconCircleCheck, attention: IconAlertCircle, failed: IconX };

/** The checks in their fixed order, each with its figures. */
export function CheckList({ withdrawal: { player_id, review, details, hold_until, is_on_hold } }: { withdrawal: Withdrawal }) {
  const { text, money, day, time } = useStaffFormat();
  if (!review) return null;
  const { deposited, paid_out, staked, won, released_by_rule, days_registered, kyc_status, email_confirmed, returns_to, flags } = review;
  const figures: Record<WithdrawalCheck, string> = {
    deposits: text('backoffice.withdrawals.figure.deposits', { deposited: money(deposited), paid_out: money(paid_out) }),
    play: text('backoffice.withdrawals.figure.play', { staked: money(staked), won: money(won) }),
    name: text('backoffice.withdrawals.figure.name', { name: details['beneficiary_name'] ?? text('backoffice.withdrawals.figure.own_account') }),
    destination:
      is_on_hold && hold_until
        ? text('backoffice.withdrawals.figure.hold', { time: time(hold_until) })
        : returns_to
          ? text('backoffice.withdrawals.figure.returns', { day: day(returns_to.date) })
          : text('backoffice.withdrawals.figure.destination'),
    documents: text('backoffice.withdrawals.figure.documents', { status: text(kycMessages[kyc_status][1]) }),
    security: email_confirmed ? text('backoffice.withdrawals.figure.mail_confirmed') : text('backoffice.withdrawals.figure.mail_unconfirmed'),
    restrictions: text('backoffice.withdrawals.figure.restrictions', { days: days_registered }),
    release: text('backoffice.withdrawals.figure.release', { amount: money(released_by_rule) }),
  };
  return (
    <ul className={styles['checks']} aria-label={text('backoffice.column.checks')}>
      {review.checks.map(({ check, state }) => {
        const StateIcon = icons[state];
        const flagsOfCheck = flags.filter((flag) => flagMessages[flag][0] === check);
        return (
          <li key={check}>
            <span className={styles[state]}>
              <StateIcon size={18} aria-hidden />
            </span>
            <div>
              <p>
                <b>{text(checkMessages[check])}</b>: <span className={styles[state]}>{text(checkStateMessages[state])}</span>
              </p>
              <p className={styles['dim']}>{figures[check]}</p>
              {flagsOfCheck.map((flag) => (
                <p key={flag} className={styles['dim']}>
                  {text(flagMessages[flag][1])}{' '}
                  {flag === 'payment_conflict' ? <Link to={`/cases?player=${player_id}`}>{text('backoffice.navigation.cases')}</Link> : null}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
