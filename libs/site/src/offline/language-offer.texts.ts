import type { LocaleCode } from '@playfront/i18n';

/** The offer to continue in a language, in that language; a page has the messages of its own language only. */
export const offerTexts: Readonly<Record<LocaleCode, string>> = {
  en: 'Continue in English',
  fr: 'Continuer en français',
  fi: 'Jatka suomeksi',
  de: 'Auf Deutsch fortfahren',
  it: 'Continua in italiano',
  se: 'Fortsätt på svenska',
  no: 'Fortsett på norsk',
  pt: 'Continuar em português',
  pl: 'Kontynuuj po polsku',
  ro: 'Continuă în română',
  in: 'हिन्दी में जारी रखें',
  cn: '用中文继续',
  ru: 'Продолжить на русском',
  tr: 'Türkçe devam et',
  es: 'Continuar en español',
  jp: '日本語で続ける',
  ko: '한국어로 계속하기',
  hu: 'Folytatás magyarul',
  cz: 'Pokračovat v češtině',
  gr: 'Συνέχεια στα ελληνικά',
  br: 'Continuar em português (Brasil)',
  au: 'Continue in English (Australia)',
  ca: 'Continue in English (Canada)',
  sg: 'Continue in English (Singapore)',
};
