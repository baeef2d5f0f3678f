import { lazy, Suspense, useEffect, useState } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { defaultLocale, localeCodes, localeEntry, rememberedLocale, useFormat, useLocale } from '@playfront/i18n';
import { Button, OfflineBar, useIsOffline, whenIdle } from '@playfront/ui';
import { isGamePlayAtom } from '../state/address.atoms.ts';
import { postponeTakeoverAtom, takeoverAtom } from './worker.atoms.ts';
import styles from './SiteBars.module.css';

const LanguageOffer = lazy(() =>
  import('./LanguageOffer.tsx').then(
    (module) => ({ default: module.LanguageOffer }),
    () => ({ default: () => null }),
  ),
);

/** Whether a language is not the default one: another language, or a kind of English that the site has. */
function isOtherLanguage(tag: string): boolean {
  return !tag.startsWith(defaultLocale) || localeCodes.some((code) => code !== defaultLocale && localeEntry(code).languageTag === tag);
}

/** The bars at the bottom of the window: offline, new version, language offer. The last two are hidden during a game. */
export function SiteBars() {
  const { text } = useFormat();
  const isOffline = useIsOffline();
  const takeOver = useAtomValue(takeoverAtom);
  const postpone = useSetAtom(postponeTakeoverAtom);
  const isGamePlay = useAtomValue(isGamePlayAtom);
  const locale = useLocale();
  const [isOtherPreferred, setIsOtherPreferred] = useState(false);
  useEffect(
    () =>
      locale === defaultLocale && isOtherLanguage(rememberedLocale() ?? navigator.language)
        ? whenIdle(() => setIsOtherPreferred(true), { timeoutMs: 2_000, fallbackMs: 0 })
        : undefined,
    [locale],
  );
  return (
    <div className={styles.bars} data-game={isGamePlay || undefined}>
      <OfflineBar isOffline={isOffline}>{text('site.offline.bar')}</OfflineBar>
      <div role="status">
        {takeOver && !isGamePlay && !isOffline && (
          <div className={styles.update}>
            <p>{text('site.update.text')}</p>
            <Button variant="quiet" onClick={postpone}>
              {text('site.update.later')}
            </Button>
            <Button variant="secondary" onClick={takeOver}>
              {text('site.update.reload')}
            </Button>
          </div>
        )}
      </div>
      {isOtherPreferred && !isGamePlay && (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      )}
    </div>
  );
}
