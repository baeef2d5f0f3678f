import type { MatchReason } from '@playfront/api-contract';
import { nearBirthdays, type ComparedPerson, type NameParts, type RomanName } from '../text-matching/person-keys.rules.ts';

type Level = 'sure' | 'likely' | 'slight';

/** How likely two accounts belong to one person: a score, its reasons, and the threshold it reaches, with and without the mailbox. */
export type Likeness = {
  readonly score: number;
  readonly reasons: readonly MatchReason[];
  readonly level: Level | undefined;
  readonly levelWithoutMail: Level | undefined;
  /** Neither a first nor a last name is shared. */
  readonly hasOtherName: boolean;
};

/** A different name or birthday outweighs what a family shares: an address, a phone number. */
const weights = {
  name: { name: 40, similar_name: 30, none: 0, other: -40 },
  birthday: { birthday: 40, near_birthday: 30, none: 0, other: -40 },
  email: 60,
  phone: 30,
  address: 15,
  card: 30,
} as const;
const thresholds = { sure: 95, likely: 60, slight: 50 } as const;

/**
 * Compares the personal data of two accounts. `hasSameCard`: a card has deposited to both. `areMailsConfirmed`: a shared mailbox is confirmed by
 * both.
 */
export function likenessOf(one: ComparedPerson, other: ComparedPerson, { hasSameCard = false, areMailsConfirmed = false } = {}): Likeness {
  const name = compareAllNames(one, other);
  const birthday = compareBirthdays(one.keys.birthday, other.keys.birthday);
  const isShared = (key: 'email_key' | 'phone_key' | 'address_key') => one.keys[key] !== '' && one.keys[key] === other.keys[key];
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
    // A name is invented as easily as a mail address; people keep their phone number, and few share one and a birthday.
    if (points >= thresholds.likely || (birthday === 'birthday' && shared.includes('phone'))) return 'likely';
    if (points >= thresholds.slight || (birthday === 'birthday' && shared.includes('address'))) return 'slight';
    // A card may be shared in a family; together with the same name or birthday it is flagged.
    return hasSameCard && (isSame('name') || isSame('birthday')) ? 'slight' : undefined;
  };
  const isMailShared = shared.includes('email');
  const level = levelOf(score);
  return {
    ...{ score, reasons },
    // A mailbox that both have confirmed is one person's, whatever else was entered.
    level: level !== 'sure' && isMailShared && areMailsConfirmed ? 'likely' : level,
    levelWithoutMail: levelOf(isMailShared ? score - weights.email : score),
    hasOtherName: name === 'other',
  };
}

type NameLikeness = keyof typeof weights.name;

/** The greatest likeness of any current or former name of one to any of the other, as written or in Latin letters. */
function compareAllNames(one: ComparedPerson, other: ComparedPerson): NameLikeness {
  const written = mostAlike([one.keys, ...one.formerNames], [other.keys, ...other.formerNames], compareNames);
  return written === 'name' ? written : mostAlike(one.romanNames, other.romanNames, compareRomanNames, written);
}

function mostAlike<Name>(
  ones: readonly Name[],
  others: readonly Name[],
  compare: (one: Name, other: Name) => NameLikeness,
  atLeast: NameLikeness = 'other',
): NameLikeness {
  const found = ones.flatMap((one) => others.map((other) => compare(one, other)));
  return found.reduce((most, next) => (weights.name[next] > weights.name[most] ? next : most), atLeast);
}

/** Names that are one only in another spelling are similar. */
function compareRomanNames(one: RomanName, other: RomanName): NameLikeness {
  const parts = compareNames(one, other);
  return parts === 'name' || isJoinedAlike(one.joined, other.joined) ? 'similar_name' : parts;
}

/** Whether one name without its spaces equals the other, or contains it. */
function isJoinedAlike(ones: readonly string[], others: readonly string[]): boolean {
  return ones.some((one) =>
    others.some((other) => {
      const [short, long] = [one, other].toSorted((a, b) => a.length - b.length) as [string, string];
      return short !== '' && (short === long || (short.length >= 8 && long.includes(short)));
    }),
  );
}

/** `none`: a first or a last name is shared, so that the name may have changed by marriage, or be a short form. */
function compareNames(one: NameParts, other: NameParts): NameLikeness {
  const [few, many] = [one.name_parts, other.name_parts].toSorted((a, b) => a.length - b.length) as [string[], string[]];
  if (few.length === 0) return 'other';
  // Hyphens, apostrophes and spaces may or may not split a name into parts.
  if (few.join('') === many.join('') || isSpelledBy(few, many) || isSpelledBy(many, few)) return 'name';
  if (hasPartsOf(many, few, isNearPart) || isNear(few.join(''), many.join(''))) return 'similar_name';
  const isAnyShared = (ones: readonly string[], others: readonly string[]) => ones.some((part) => part.length > 1 && others.includes(part));
  return isAnyShared(one.first_parts, other.first_parts) || isAnyShared(lastPartsOf(one), lastPartsOf(other)) ? 'none' : 'other';
}

const lastPartsOf = ({ name_parts, first_parts }: NameParts) => name_parts.filter((part) => !first_parts.includes(part));

/** Whether the parts of `few`, as they are or joined, are those of `many`. */
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

/** Whether every part of `few` has its own match in `many`; a single part does not identify a person. */
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

/** Whether two words of four letters or more differ by one letter: replaced, added, removed, or two swapped. */
function isNear(one: string, other: string): boolean {
  const [short, long] = [one, other].toSorted((a, b) => a.length - b.length) as [string, string];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return short[start] === long[start + 1] && short[start + 1] === long[start] && short.slice(start + 2) === long.slice(start + 2);
}

/** `none`: two days or one year apart, or one different digit, as in a typo, but not by a generation. */
function compareBirthdays(one: string, other: string): keyof typeof weights.birthday {
  if (one === other) return 'birthday';
  if (nearBirthdays(one).includes(other)) return 'near_birthday';
  const differing = [...one].filter((digit, index) => digit !== other[index]).length;
  const years = Math.abs(Number(one.slice(0, 4)) - Number(other.slice(0, 4)));
  const days = Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
  const isNearMiss = days <= 2 || (years === 1 && one.slice(4) === other.slice(4)) || (differing === 1 && years <= 10);
  return isNearMiss ? 'none' : 'other';
}
