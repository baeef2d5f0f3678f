import type { ReactNode } from 'react';
import type { AccountClosure } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { CardList, CardRow } from '@playfront/ui/data';
import { IconBan, IconCalendar, IconCash, IconGift, IconLogout, IconMail, IconReceipt, IconUsers } from '@playfront/ui/icons';
import { ClosureMoney } from '../closure/ClosureMoney.tsx';
import type { Pause } from './pause.schema.ts';

export type PauseLinks = {
  /** Link to the withdrawal form. */
  readonly withdrawLink: ReactNode;
  /** Link to the documents that a payout needs. */
  readonly documentsLink: ReactNode;
};

/** What happens during and after a break. */
export function BreakFacts({ pause, withdrawLink }: { pause: Pause } & Pick<PauseLinks, 'withdrawLink'>) {
  const { text, dateTime } = useFormat();
  return (
    <CardList label={text('account.pause.facts')}>
      <CardRow icon={<IconBan size={20} />} title={text('account.pause.play')} hint={text('account.pause.play.text')} />
      <CardRow icon={<IconCash size={20} />} title={text('account.pause.money')} hint={text('account.pause.money.text')} actions={withdrawLink} />
      <CardRow icon={<IconReceipt size={20} />} title={text('account.pause.bets')} hint={text('account.pause.bets.text')} />
      <CardRow icon={<IconGift size={20} />} title={text('account.pause.bonuses')} hint={text('account.pause.bonuses.text')} />
      <CardRow icon={<IconMail size={20} />} title={text('account.pause.mail')} hint={text('account.pause.mail.text')} />
      <CardRow icon={<IconUsers size={20} />} title={text('account.pause.accounts')} hint={text('account.pause.accounts.text')} />
      <CardRow
        icon={<IconCalendar size={20} />}
        title={pause.until === undefined ? text('account.pause.after') : text('account.pause.after_date', { date: dateTime(pause.until) })}
        hint={text('account.pause.after.text')}
      />
    </CardList>
  );
}

/** What happens in a self-exclusion: first the money, then what ends. */
export function ExclusionFacts({ pause, facts, ...links }: { pause: Pause; facts: AccountClosure } & PauseLinks) {
  const { text, date } = useFormat();
  const isPermanent = pause.kind === 'self_exclusion' && pause.months === null;
  const end =
    pause.until === undefined ? text('account.pause.exclusion.after') : text('account.pause.exclusion.after_date', { date: date(pause.until) });
  return (
    <CardList label={text('account.pause.facts')}>
      <ClosureMoney end="exclusion" facts={facts} {...links} />
      <CardRow
        icon={<IconLogout size={20} />}
        title={text('account.closure.login')}
        hint={text('account.closure.login.text', { end: 'exclusion' })}
      />
      <CardRow icon={<IconUsers size={20} />} title={text('account.pause.exclusion.accounts')} hint={text('account.pause.exclusion.accounts.text')} />
      <CardRow icon={<IconMail size={20} />} title={text('account.closure.offers')} hint={text('account.closure.offers.text')} />
      <CardRow
        icon={<IconCalendar size={20} />}
        title={isPermanent ? text('account.pause.exclusion.never') : end}
        hint={text('account.pause.exclusion.after.text')}
      />
    </CardList>
  );
}
