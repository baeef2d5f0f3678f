import { foldLetters } from './person-text.rules.ts';

/**
 * The skeleton of a username, in which look-alike letters and digits are equal, and so are all separators between words. It is unique among players,
 * and for comparing only.
 */
export function usernameSkeleton(username: string): string {
  const drawn = foldLetters(username, { isAsDrawn: true })
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[1i|!]/g, 'l')
    .replace(/0/g, 'o');
  const words = drawn.replace(/[^\p{L}\p{M}\p{N}\p{S}]+/gu, '-').replace(/^-|-$/g, '');
  // A name may consist of separators only.
  return words || drawn;
}

const digitsAsLetters: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', $: 's' };

function spoken(text: string): string {
  return usernameSkeleton(text).replace(/[34578$]/g, (sign) => digitsAsLetters[sign] ?? sign);
}

/** Words that a username may not contain as a separate word, because they suggest staff. */
const reservedWords: ReadonlySet<string> = new Set(
  ['moderator', 'support', 'helpdesk', 'staff', 'operator', 'official', 'security', 'payments', 'system', 'root'].map(spoken),
);
const admin = spoken('admin');

/** Whether a username poses as the operator: it contains one of its brands, begins or ends with "admin", or contains a reserved word. */
export function isStaffName(username: string, brandNames: readonly string[]): boolean {
  const brands = brandNames.map((name) => spoken(name).replaceAll('-', '')).filter(Boolean);
  // Checked with digits read as letters, for `4dm1n`, and without digits, for `admin7`.
  return [username, username.replace(/\d/g, '')].map(spoken).some((name) => {
    const joined = name.replaceAll('-', '');
    const posesAsAdmin = joined.startsWith(admin) || joined.endsWith(admin);
    return posesAsAdmin || brands.some((brand) => joined.includes(brand)) || name.split('-').some((word) => reservedWords.has(word));
  });
}
