import { localeCodes, localeEntry, useFormat, useLocale, type LocaleCode } from '@playfront/i18n';
import { LanguageList } from '@playfront/ui';
import { useLanguageSwitch } from './useLanguageSwitch.ts';

/** The languages of the site. Choosing one opens the same page in it and stores the choice (spec §2, §4); the current one closes the list. */
export function SiteLanguages({ onCurrent }: { onCurrent: () => void }) {
  const format = useFormat();
  const current = useLocale();
  const { addressIn, choose, leave } = useLanguageSwitch();
  return (
    <LanguageList
      label={format.text('site.header.language')}
      languages={localeCodes.map((code) => ({ ...localeEntry(code), code, href: addressIn(code) }))}
      current={current}
      onChoose={(code) => choose(code as LocaleCode)}
      onLeave={(code) => leave(code as LocaleCode)}
      onCurrent={onCurrent}
      findLabel={format.text('site.language.find')}
      clearLabel={format.text('site.language.clear')}
      noneText={format.text('site.language.none')}
    />
  );
}
