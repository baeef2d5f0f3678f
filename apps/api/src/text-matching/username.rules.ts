import { foldLetters } from './person-text.rules.ts';

/**
 * A username as a reader takes it: look-alike letters and digits are one, and all signs between words are one. Two players never have the
 * same. For comparing only.
 */
export function usernameSkeleton(username: string): string {
  const drawn = foldLetters(username, { isAsDrawn: true })
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[1i|!]/g, 'l')
    .replace(/0/g, 'o');
  const words = drawn.replace(/[^\p{L}\p{M}\p{N}\p{S}]+/gu, '-').replace(/^-|-$/g, '');
  // A name of signs only.
  return words || drawn;
}

const digitsAsLetters: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', $: 's' };

function spoken(text: string): string {
  return usernameSkeleton(text).replace(/[34578$]/g, (sign) => digitsAsLetters[sign] ?? sign);
}

/** Words that speak for the operator, as a word of a name. */
const reservedWords: ReadonlySet<string> = new Set(
  ['moderator', 'support', 'helpdesk', 'staff', 'operator', 'official', 'security', 'payments', 'system', 'root'].map(spoken),
);
const admin = spoken('admin');

/** Whether a username poses as the operator: it contains one of its brands, begins or ends with "admin", or has a reserved word. */
export function isStaffName(username: string, brandNames: readonly string[]): boolean {
  const brands = brandNames.map((name) => spoken(name).replaceAll('-', '')).filter(Boolean);
  // `admin7` is read with and without its digits, `4dm1n` with them.
  return [username, username.replace(/\d/g, '')].map(spoken).some((name) => {
    const joined = name.replaceAll('-', '');
    const posesAsAdmin = joined.startsWith(admin) || joined.endsWith(admin);
    return posesAsAdmin || brands.some((brand) => joined.includes(brand)) || name.split('-').some((word) => reservedWords.has(word));
  });
}
