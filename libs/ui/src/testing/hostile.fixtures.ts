/** A name as long as the operator's data allows: 200 characters without one place to break. */
export const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3).slice(0, 200);

/** 200 characters of words. */
export const longWords = 'The Seventeenth Lantern of the Drowned Cartographer and Other Hoards Beneath the Northern Ice '
  .repeat(3)
  .slice(0, 200)
  .trim();

/** Right-to-left letters between left-to-right ones, with a figure that must keep its place. */
export const rtlName = 'Shadows ظلال الصحراء 777 of Thebes';

/** Zero-width characters, a soft hyphen and a joined emoji: what a name of a studio may carry along. */
export const zeroWidthName = 'Ne\u200bon\u200d Har\u00adbour\ufeff 👩‍🚀';

/** An address at which there is no picture. */
export const brokenPicture = 'data:image/avif;base64,AAAA';

/** The amounts at which layouts and signs break, formatted as the site formats them. */
export const hostileAmounts = { zero: '€0.00', negative: '−€0.01', huge: '€99,999,999.99' } as const;

/** Words that are longest among the locales, of what stands on buttons and tabs. */
export const longestWords = {
  button: 'Talletusmahdollisuudet',
  tab: 'Visszavonási kérelmek',
  label: 'Utbetalningsgränsinställningar',
} as const;
