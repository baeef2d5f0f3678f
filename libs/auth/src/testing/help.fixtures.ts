import type { QueriedRegistry, HelpLine } from '@playfront/api-contract';

/** Help lines of a country, and one that is available everywhere. */
export const wireHelp: readonly HelpLine[] = [
  { name: 'Peluuri', phone: '0800 100 101', url: 'https://www.peluuri.fi' },
  { name: 'Gambling Therapy', phone: '', url: 'https://www.gamblingtherapy.org' },
];

/** A registry with the help lines of its country. */
export const wireRegistry: QueriedRegistry = {
  name: 'GAMSTOP',
  url: 'https://www.gamstop.co.uk',
  help: [
    { name: 'GamCare', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk' },
    { name: 'Gambling Therapy', phone: '', url: 'https://www.gamblingtherapy.org' },
  ],
};
