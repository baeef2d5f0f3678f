/** The longest name that the operator's data allows: 200 characters that cannot wrap. */
export const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3).slice(0, 200);

/** A text of 200 characters that can wrap. */
export const longWords = 'The Seventeenth Lantern of the Drowned Cartographer and Other Hoards Beneath the Northern Ice '
  .repeat(3)
  .slice(0, 200)
  .trim();

/** Right-to-left text between left-to-right text, with a number that must keep its position. */
export const rtlName = 'Shadows ظلال الصحراء 777 of Thebes';

/** Zero-width characters, a soft hyphen and a joined emoji, which a studio's name may contain. */
export const zeroWidthName = 'Ne\u200bon\u200d Har\u00adbour\ufeff 👩‍🚀';

/** A URL without a valid image. */
export const brokenImage = 'data:image/avif;base64,AAAA';

/** Amounts that break layouts, formatted as on the site. */
export const hostileAmounts = { zero: '€0.00', negative: '−€0.01', huge: '€99,999,999.99' } as const;

/** The longest labels of buttons and tabs among the locales. */
export const longestWords = {
  button: 'Talletusmahdollisuudet',
  tab: 'Visszavonási kérelmek',
  label: 'Utbetalningsgränsinställningar',
} as const;
