/**
 * How international calls begin, by dial code, where it is not `00` (ITU-T E.164). Where a carrier is dialled too, such as in Brazil, the number with its
 * plus is the only one that is certain.
 */
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

/** A number with a plus instead of the exit code that is dialled in countries with this dial code (`+358`). */
export function withoutExitCode(dialCode: string, phoneNumber: string): string {
  return phoneNumber.replace(new RegExp(`^${exitCodes[dialCode.slice(1)] ?? '00'}`), '+');
}
