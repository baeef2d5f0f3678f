import { useState } from 'react';
import { defaultLocale, languageOffers, localeEntry, rememberedLocale, rememberLocale, useFormat } from '@playfront/i18n';
import { preferredLocale } from '@playfront/i18n/preferred-locale';
import { buttonClass, FlagIcon, IconButton, isPlainClick } from '@playfront/ui';
import { IconX } from '@playfront/ui/icons';
import { useLanguageSwitch } from '../frame/useLanguageSwitch.ts';
import styles from './SiteBars.module.css';

/** Offers the site in the stored language or the browser's, until the visitor accepts or declines (decision 0100). */
export function LanguageOffer() {
  const format = useFormat();
  const { addressIn, choose, leave } = useLanguageSwitch();
  const [code, setCode] = useState(() => rememberedLocale() ?? preferredLocale(navigator.languages));
  if (!code || code === defaultLocale) return null;
  const { languageTag, flag } = localeEntry(code);
  return (
    <div role="region" aria-label={format.text('site.header.language')} className={styles.update}>
      <FlagIcon country={flag} size={22} />
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={addressIn(code)}
        hrefLang={languageTag}
        lang={languageTag}
        onClick={(event) => {
          choose(code);
          if (isPlainClick(event)) leave(code);
        }}
      >
        {languageOffers[code]}
      </a>
      <IconButton
        label={format.text('site.dialog.close')}
        icon={<IconX />}
        onClick={() => {
          // Only in this browser: declining an offer is no choice of the language of emails.
          rememberLocale(defaultLocale);
          setCode(undefined);
        }}
      />
    </div>
  );
}
