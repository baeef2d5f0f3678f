import type { ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { CardList, CardRow } from '@playfront/ui/data';
import { IconLogout, IconMail, IconMessage2, IconShieldCheck } from '@playfront/ui/icons';
import { ClosureMoney, type ClosureMoneyProps } from './ClosureMoney.tsx';

export type ClosureFactsProps = Omit<ClosureMoneyProps, 'end'> & {
  /** Link to breaks and self-exclusion. */
  readonly pauseLink: ReactNode;
};

/** What happens when the account is closed: first the money, then what ends and what continues. */
export function ClosureFacts({ pauseLink, ...money }: ClosureFactsProps) {
  const { text } = useFormat();
  return (
    <CardList label={text('account.closure.facts')}>
      <ClosureMoney end="closure" {...money} />
      <CardRow icon={<IconLogout size={20} />} title={text('account.closure.login')} hint={text('account.closure.login.text', { end: 'closure' })} />
      <CardRow icon={<IconMail size={20} />} title={text('account.closure.offers')} hint={text('account.closure.offers.text')} />
      <CardRow icon={<IconMessage2 size={20} />} title={text('account.closure.reopen')} hint={text('account.closure.reopen.text')} />
      <CardRow
        icon={<IconShieldCheck size={20} />}
        title={text('account.closure.not_exclusion')}
        hint={text('account.closure.not_exclusion.text')}
        actions={pauseLink}
      />
    </CardList>
  );
}
