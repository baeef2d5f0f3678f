import { AU, BR, CA, CN, CZ, DE, ES, FI, FR, GB, GR, HU, IN, IT, JP, KR, NO, PL, PT, RO, RU, SE, SG, TR } from 'country-flag-icons/react/3x2';
import type { FlagCountry } from './flag-countries.ts';

// All flags are one small chunk, loaded with the first flag; most of it is the coats of arms of Spain and Portugal.
const drawn = {
  au: AU,
  br: BR,
  ca: CA,
  cn: CN,
  cz: CZ,
  de: DE,
  es: ES,
  fi: FI,
  fr: FR,
  gb: GB,
  gr: GR,
  hu: HU,
  in: IN,
  it: IT,
  jp: JP,
  kr: KR,
  no: NO,
  pl: PL,
  pt: PT,
  ro: RO,
  ru: RU,
  se: SE,
  sg: SG,
  tr: TR,
} satisfies Record<FlagCountry, unknown>;

/** The drawing of one flag, 3:2. Loaded lazily by `FlagIcon`. */
export function FlagArt({ country, height }: { country: FlagCountry; height: number }) {
  const Drawn = drawn[country];
  return <Drawn width={height * 1.5} height={height} aria-hidden="true" />;
}
