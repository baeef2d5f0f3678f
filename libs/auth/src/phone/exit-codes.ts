/** International exit codes other than `00`, by dial code (ITU-T E.164). */
const exitCodes: Readonly<Record<string, string>> = {
  1: '011',
  7: '810',
  53: '119',
  61: '0011',
  81: '010',
  234: '009',
  238: '00?',
  254: '000',
  375: '810',
  592: '001',
  685: '00?',
  692: '011',
  976: '001',
  992: String.raw`810(?=\d{7})`,
  993: '810',
};

/** Countries in which the digits of a carrier follow `00`, so that the dial code after them cannot be recognised. */
const carrierDialCodes = '55 57 62 65 66 82 255 256 852 855 886'.split(' ');

/**
 * Replaces the exit code that is dialled in countries with this dial code (`+358`) by a plus; where a carrier is dialled too, by two, which no rule
 * accepts.
 */
export function withoutExitCode(dialCode: string, phoneNumber: string): string {
  if (carrierDialCodes.includes(dialCode.slice(1))) return phoneNumber.replace(/^00/, '++');
  return phoneNumber.replace(new RegExp(`^${exitCodes[dialCode.slice(1)] ?? '00'}`), '+');
}
