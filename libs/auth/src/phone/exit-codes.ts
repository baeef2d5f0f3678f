/**
 * How international calls begin, by dial code, where it is not simply `00` (ITU-T E.164); includes the codes of carriers that are dialled most. Only
 * longer than a national number where those may start with the same digits.
 */
const exitCodes: Readonly<Record<string, string>> = {
  1: '011',
  7: '810',
  53: '119',
  55: '00(1[245]|2[1-35]|31|4[13]|[56]5|99)',
  57: '00(4[14]4|456|[579])',
  61: '001[14-689]',
  62: '00[1789]',
  65: String.raw`0[0-3]\d`,
  66: '00[1-9]',
  81: '010',
  82: '00[125689]',
  234: '009',
  238: '00?',
  254: '000',
  255: '00[056]',
  256: '00[057]',
  375: '810',
  592: '001',
  680: '01[12]',
  685: '00?',
  692: '011',
  852: '00[126-9]?',
  855: '00[14-9]',
  886: '0(0[25-79]|19)',
  976: '001',
  992: String.raw`810(?=\d{7})`,
  993: '810',
};

/** A number with a plus instead of the exit code that is dialled in countries with this dial code (`+358`). */
export function withoutExitCode(dialCode: string, phoneNumber: string): string {
  return phoneNumber.replace(new RegExp(`^${exitCodes[dialCode.slice(1)] ?? '00'}`), '+');
}
