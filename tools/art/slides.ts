import type { BannerSpec } from './lib/drawings.ts';

type Words = { en: string; fi: string };
interface SlideWords {
  title: Words;
  text: Words;
  action: { label: Words; href: string };
}
export interface Slide extends SlideWords {
  art: BannerSpec;
  /** The text for a logged-in player, with the same number of lines. */
  for_player?: SlideWords;
}

/** The lobby's slides. A line break in a title starts the second line. */
export const slides: readonly Slide[] = [
  {
    art: { id: 'new-games', hero: 'lotus', backdrop: 'aurora', palette: 'dusk', scale: 0.98, dx: 90, dy: 76, lightDx: 60, halo: 0.3 },
    title: { en: 'The newest games\nare in one place', fi: 'Uusimmat pelit\nyhdessä paikassa' },
    text: {
      en: 'Every game shows its return to player before you bet.',
      fi: 'Näet jokaisen pelin palautusprosentin jo etukäteen.',
    },
    action: { label: { en: 'See the new games', fi: 'Katso uudet pelit' }, href: '/online-casino?collection=new-games' },
  },
  {
    art: { id: 'try-free', hero: 'longship', backdrop: 'aurora', palette: 'moon', scale: 0.94, dx: 60, dy: 60, lightDx: 40, halo: 0.25 },
    title: { en: 'Try a game\nwithout an account', fi: 'Kokeile peliä\nilman tiliä' },
    text: {
      en: 'Longship Oath with play money: no real money at stake.',
      fi: 'Longship Oath leikkirahalla: et panosta oikeaa rahaa.',
    },
    action: { label: { en: 'Try it free', fi: 'Kokeile ilmaiseksi' }, href: '/online-casino?game=longship-oath&mode=demo' },
    for_player: {
      title: { en: 'Try a game\nwith play money', fi: 'Kokeile peliä\nleikkirahalla' },
      text: {
        en: 'Longship Oath in free play: no real money at stake.',
        fi: 'Longship Oath ilmaispelinä: et panosta oikeaa rahaa.',
      },
      action: { label: { en: 'Try it free', fi: 'Kokeile ilmaiseksi' }, href: '/online-casino?game=longship-oath&mode=demo' },
    },
  },
  {
    art: { id: 'popular', hero: 'wolf', pose: 'howl', backdrop: 'aurora', palette: 'frost', scale: 1.02, dx: 130, dy: 44, lightDx: 80, halo: 0.4 },
    title: { en: 'The games\npeople play most', fi: 'Pelit,\njoita pelataan eniten' },
    text: { en: 'Look at the return to player, then choose at your own pace.', fi: 'Katso palautusprosentti ja valitse kaikessa rauhassa.' },
    action: { label: { en: 'See the popular games', fi: 'Katso suositut pelit' }, href: '/online-casino?collection=popular-casino' },
  },
  {
    art: { id: 'account', hero: 'lighthouse', backdrop: 'aurora', palette: 'abyss', scale: 1, dx: 120, dy: 24, lightDx: 60, halo: 0.25 },
    title: { en: 'Open an account\nwhen you are ready', fi: 'Avaa tili,\nkun olet valmis' },
    text: { en: 'You see your real money and your bonus money separately.', fi: 'Näet oikean rahan ja bonusrahan erikseen.' },
    action: { label: { en: 'Open an account', fi: 'Avaa tili' }, href: '/sign-up' },
    for_player: {
      title: { en: 'See where\nyour money is', fi: 'Katso,\nmissä rahasi ovat' },
      text: { en: 'You see your real money and your bonus money separately.', fi: 'Näet oikean rahan ja bonusrahan erikseen.' },
      action: { label: { en: 'See your transactions', fi: 'Katso tapahtumasi' }, href: '/user-management?tab=transactions' },
    },
  },
];
