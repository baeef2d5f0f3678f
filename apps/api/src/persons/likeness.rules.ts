import type { MatchReason } from '@playfront/api-contract';
import { nearBirthdays, type PersonKeys } from './person-keys.rules.ts';

type Level = 'sure' | 'likely' | 'slight';

/** How likely two accounts are one person's: a score, what speaks for it, and which threshold it reaches, with and without the mailbox. */
export type Likeness = {
  readonly score: number;
  readonly reasons: readonly MatchReason[];
  readonly level: Level | undefined;
  readonly levelWithoutMail: Level | undefined;
};

/** A name or birthday of somebody else outweighs what a family shares: an address, a telephone. */
const weights = {
  name: { name: 40, similar_name: 30, none: 0, other: -40 },
  birthday: { birthday: 40, near_birthday: 30, none: 0, other: -40 },
  email: 60,
  phone: 30,
  address: 15,
  card: 30,
} as const;
const thresholds = { sure: 95, likely: 60, slight: 50 } as const;

/** Compares the personal data of two accounts. `hasSameCard`: a card has paid into both. `areMailsConfirmed`: a mailbox they share is one person's. */
export function likenessOf(one: PersonKeys, other: PersonKeys, { hasSameCard = false, areMailsConfirmed = false } = {}): Likeness {
  const name = compareNames(one, other);
  const birthday = compareBirthdays(one.birthday, other.birthday);
  const isShared = (key: 'email_key' | 'phone_key' | 'address_key') => one[key] !== '' && one[key] === other[key];
  const shared = [
    ...(isShared('email_key') ? (['email'] as const) : []),
    ...(isShared('phone_key') ? (['phone'] as const) : []),
    ...(isShared('address_key') ? (['address'] as const) : []),
    ...(hasSameCard ? (['card'] as const) : []),
  ];
  const score = weights.name[name] + weights.birthday[birthday] + shared.reduce((sum, reason) => sum + weights[reason], 0);
  const reasons = [name, birthday, ...shared].filter((reason) => reason !== 'none' && reason !== 'other');
  const isSame = (part: 'name' | 'birthday') => reasons.some((reason) => reason.endsWith(part));
  const levelOf = (points: number): Level | undefined => {
    if (points >= thresholds.sure && isSame('name') && isSame('birthday')) return 'sure';
    if (points >= thresholds.likely) return 'likely';
    // A card goes round in a family; whoever has the name or birthday besides is worth a look.
    return points >= thresholds.slight || (hasSameCard && (isSame('name') || isSame('birthday'))) ? 'slight' : undefined;
  };
  const isMailShared = shared.includes('email');
  const level = levelOf(score);
  return {
    ...{ score, reasons },
    // A mailbox that both have confirmed is one person's, whatever else was filled in.
    level: level !== 'sure' && isMailShared && areMailsConfirmed ? 'likely' : level,
    levelWithoutMail: levelOf(isMailShared ? score - weights.email : score),
  };
}

/** `none`: one first name is shared, so that it may be a name that changed by marriage. */
function compareNames(one: PersonKeys, other: PersonKeys): keyof typeof weights.name {
  const [few, many] = [one.name_parts, other.name_parts].toSorted((a, b) => a.length - b.length) as [string[], string[]];
  if (few.length === 0) return 'other';
  // Hyphens, apostrophes and spaces split a name into parts or do not.
  if (few.join('') === many.join('') || isSpelledBy(few, many) || isSpelledBy(many, few)) return 'name';
  if (hasPartsOf(many, few, isNearPart) || isNear(few.join(''), many.join(''))) return 'similar_name';
  return one.first_parts.some((part) => other.first_parts.includes(part)) ? 'none' : 'other';
}

/** Whether the parts of `few`, put together as they are or one behind another, are those of `many`. */
function isSpelledBy(few: readonly string[], many: readonly string[]): boolean {
  const left = [...many];
  for (const part of few) {
    const whole = left.indexOf(part);
    if (whole >= 0) {
      left.splice(whole, 1);
      continue;
    }
    const pair = left.find((start) => part.startsWith(start) && left.includes(part.slice(start.length)));
    if (pair === undefined) return false;
    left.splice(left.indexOf(pair), 1);
    left.splice(left.indexOf(part.slice(pair.length)), 1);
  }
  return left.length === 0;
}

/** Whether every part of `few` has its own in `many`; a single part does not make a person. */
function hasPartsOf(many: readonly string[], few: readonly string[], isSame: (one: string, other: string) => boolean): boolean {
  if (few.length < 2 && many.length > 1) return false;
  const left = [...many];
  return few.every((part) => {
    const index = left.findIndex((candidate) => isSame(candidate, part));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function isNearPart(one: string, other: string): boolean {
  if (one === other) return true;
  // An initial.
  if (one.length === 1 || other.length === 1) return one[0] === other[0];
  return isNear(one, other);
}

/** Whether two words of four letters or more differ by one letter: another, one more, one less, or two swapped. */
function isNear(one: string, other: string): boolean {
  const [short, long] = [one, other].toSorted((a, b) => a.length - b.length) as [string, string];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return short[start] === long[start + 1] && short[start + 1] === long[start] && short.slice(start + 2) === long.slice(start + 2);
}

/** `none`: two days or one year lie between, or one digit differs, as in a slip of the pen, but not by a generation. */
function compareBirthdays(one: string, other: string): keyof typeof weights.birthday {
  if (one === other) return 'birthday';
  if (nearBirthdays(one).includes(other)) return 'near_birthday';
  const differing = [...one].filter((digit, index) => digit !== other[index]).length;
  const years = Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4)));
  const days = Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
  const isNearMiss = days <= 2 || (years === 1 && one.slice(4) === other.slice(4)) || (differing === 1 && years <= 10);
  return isNearMiss ? 'none' : 'other';
}
