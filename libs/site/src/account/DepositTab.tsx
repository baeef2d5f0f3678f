import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BreakNotice, CheckBreakNotice, usePauses } from '@playfront/account/pause';
import { localePath, useFormat, useLocale } from '@playfront/i18n';
import { toDecimal, type Money } from '@playfront/money';
import { depositAmountParam, depositTransactionParam, returnQueryOf, transactionIdOf } from '@playfront/payments';
import { DepositView } from '@playfront/payments/deposit';
import { buttonClass } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';
import { pagePath, type PageQuery } from '../addresses/pages.ts';
import { usePageNavigate } from '../navigation/usePageNavigate.ts';
import { bonusCodeAtom } from '../state/bonus-code.atoms.ts';
import { DepositResult } from './deposit-result.ts';
import { gameParam } from './game-param.ts';
import { RequiredLimits } from './required-limits.ts';
import { TabLink } from './TabLink.tsx';

const termsLink = (id: string, children: ReactNode) => (
  <PageLink to="promotion" params={{ id }}>
    {children}
  </PageLink>
);

/** `game`: the game that the player left to deposit. */
const depositQuery = (game: string | undefined, more: PageQuery = {}) => ({ tab: 'deposit', [gameParam]: game, ...more });
const pathOf = (query: PageQuery) => pagePath({ to: 'account', query });

const helpLinks = <TabLink tab="limits" />;
const limitsLink = (children: ReactNode) => (
  <PageLink to="account" query={{ tab: 'limits' }}>
    {children}
  </PageLink>
);

/** The deposit form, the result after the return from the payment page, or the end of the break that closes deposits. */
export function DepositTab() {
  const { text } = useFormat();
  const locale = useLocale();
  const navigate = useNavigate();
  const goTo = usePageNavigate();
  const [search] = useSearchParams();
  const transactionId = transactionIdOf(search);
  const game = returnQueryOf(search).get(gameParam) ?? undefined;
  const formPath = (amount?: Money) => pathOf(depositQuery(game, { [depositAmountParam]: amount && toDecimal(amount) }));
  const bonusCode = useAtomValue(bonusCodeAtom);
  const { breakUntil, checkBreakSeconds, readAtMs, reload } = usePauses();
  return (
    <>
      <h1>{text('site.account.deposit')}</h1>
      {transactionId && (
        <DepositResult
          key={transactionId}
          transactionId={transactionId}
          onAgain={(amount) => void navigate(formPath(amount))}
          isFromGame={game !== undefined}
          onDone={() => goTo({ to: 'casino', query: { game, mode: game && 'real' } })}
        />
      )}
      {!transactionId && form()}
    </>
  );

  function form(): ReactNode {
    if (breakUntil !== null) {
      return (
        <BreakNotice
          until={breakUntil}
          breakLink={
            <PageLink to="account" query={{ tab: 'break' }} className={buttonClass({})}>
              {text('site.account.break.see')}
            </PageLink>
          }
        />
      );
    }
    if (checkBreakSeconds > 0) return <CheckBreakNotice key={readAtMs} seconds={checkBreakSeconds} onEnded={reload} />;
    return (
      <DepositView
        returnPath={localePath(locale, formPath())}
        promoCode={bonusCode}
        amount={search.get(depositAmountParam) ?? undefined}
        requiredLimits={<RequiredLimits next="deposit" />}
        helpLinks={helpLinks}
        limitsLink={limitsLink}
        termsLink={termsLink}
        resultLink={(id, children) => (
          <PageLink to="account" query={depositQuery(game, { [depositTransactionParam]: id })}>
            {children}
          </PageLink>
        )}
        onStarted={(id) => void navigate(pathOf(depositQuery(game, { [depositTransactionParam]: id })))}
      />
    );
  }
}
