import type { ReactNode } from 'react';
import type { AccountClosure } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { CardRow } from '@playfront/ui/data';
import { IconArrowsExchange, IconBuildingBank, IconCash, IconClock, IconFileText, IconGift, IconMail, IconReceipt } from '@playfront/ui/icons';

export type ClosureMoneyProps = {
  readonly facts: AccountClosure;
  /** How the account ends. Only a closure has advice on what to do first, which would delay an exclusion. */
  readonly end: 'closure' | 'exclusion';
  /** Link to the withdrawal form, for a payout to another account. */
  readonly withdrawLink: ReactNode;
  /** Link to the documents that a payout needs. */
  readonly documentsLink: ReactNode;
};

/** Rows of what happens to the money when an account is closed or excluded: payouts, bonuses, bets, withdrawals, deposits. */
export function ClosureMoney({ facts, end, withdrawLink, documentsLink }: ClosureMoneyProps) {
  const { text, money } = useFormat();
  const { payouts, rest, requirements, bonuses, bonus, open_bets: bets, pending_withdrawals: withdrawals, pending_deposits: deposits } = facts;
  const hasMoney = payouts.length > 0 || rest.minor > 0;
  return (
    <>
      {payouts.map(({ processor, name, account, amount, is_held: isHeld }, index) => (
        <CardRow
          // Two payouts may have the same method and no account number.
          key={`${processor} ${account ?? index}`}
          icon={<IconCash size={20} />}
          title={text('account.closure.payout', { amount: money(amount) })}
          hint={text('account.closure.payout.to', { account: account === null ? name : `${name} ·· ${account}`, held: isHeld ? 'yes' : 'no' })}
          actions={index === 0 ? withdrawLink : undefined}
        />
      ))}
      {rest.minor > 0 && (
        <CardRow
          icon={<IconBuildingBank size={20} />}
          title={text('account.closure.rest', { amount: money(rest) })}
          hint={text('account.closure.rest.text', { end })}
          actions={payouts.length === 0 ? withdrawLink : undefined}
        />
      )}
      {!hasMoney && <CardRow icon={<IconCash size={20} />} title={text('account.closure.no_money')} hint={text('account.closure.no_money.text')} />}
      {(hasMoney || withdrawals > 0) && requirements.includes('kyc_required') && (
        <CardRow
          icon={<IconFileText size={20} />}
          title={text('account.closure.documents')}
          hint={text('account.closure.documents.text', { end })}
          actions={documentsLink}
        />
      )}
      {(hasMoney || withdrawals > 0) && requirements.includes('email_not_confirmed') && (
        <CardRow icon={<IconMail size={20} />} title={text('account.closure.email')} hint={text('account.closure.email.text', { end })} />
      )}
      {bonuses > 0 && (
        <CardRow
          icon={<IconGift size={20} />}
          title={text('account.closure.bonus', { count: bonuses, known: bonus.minor > 0 ? 'yes' : 'no', amount: money(bonus) })}
          hint={text('account.closure.bonus.text')}
        />
      )}
      {bets > 0 && (
        <CardRow
          icon={<IconReceipt size={20} />}
          title={text('account.closure.bets', { count: bets, amount: money(facts.open_bets_stake) })}
          hint={text('account.closure.bets.text')}
        />
      )}
      {withdrawals > 0 && (
        <CardRow
          icon={<IconClock size={20} />}
          title={text('account.closure.withdrawals', { count: withdrawals, amount: money(facts.pending_withdrawals_amount) })}
          hint={text('account.closure.withdrawals.text', { end })}
        />
      )}
      {deposits > 0 && (
        <CardRow
          icon={<IconArrowsExchange size={20} />}
          title={text('account.closure.deposits', { count: deposits })}
          hint={text('account.closure.deposits.text', { end })}
        />
      )}
    </>
  );
}
