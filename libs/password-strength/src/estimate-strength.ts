import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { PasswordScore } from '@playfront/api-contract';
import { brandIds } from '@playfront/brand';

/** Only the first characters are checked: longer input could block the thread. */
const maxLength = 40;
const l33tMaxSubstitutions = 5;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength, l33tMaxSubstitutions });

/** Minimum length of a part of personal data; shorter parts occur in too many words. */
const minPartLength = 3;
/** Minimum final digits of a phone number that count, without country and area codes. */
const minPhoneLength = 6;
const maxPhoneLength = 15;
const maxKnownLength = 200;

const good = 3;
const fair = 2;
/** A password with fewer characters is cracked from its hash within seconds. */
const shortLength = 8;
const commonPasswords: readonly unknown[] = dictionary['passwords-common'];
/** More remaining characters do not change whether the password is good. */
const maxRestLength = 20;
const siteNames = ['playfront', ...brandIds];

/** Why a password is very weak: it is one of the most common, or short. */
export type PasswordWeakness = 'common' | 'short';
/** Strength of a password, 0 to 4, and the weakness of a very weak one. */
export type PasswordEstimate = { readonly score: PasswordScore; readonly weakness?: PasswordWeakness | undefined };

/** Strength of a password ({@link scoreOf}). The weakness of a very weak one is undefined if the reason is only that it contains personal data. */
export function estimateStrength(typed: string, personal: readonly string[]): PasswordEstimate {
  const password = typed.normalize('NFKC').slice(0, maxLength);
  const score = scoreOf(password, personal);
  if (score >= fair) return { score };
  if (commonPasswords.includes(password.toLowerCase())) return { score, weakness: 'common' };
  return { score, weakness: password.length < shortLength ? 'short' : undefined };
}

/**
 * Strength of a password, 0 (guessed within the first attempts) to 4, against an attacker who knows the player and the site: `personal` is the
 * username, email address, names, phone number and birthday (`1990-05-17`). A good password is still good after these and separators are removed.
 * Width and style variants of letters count as the plain letters.
 */
function scoreOf(password: string, personal: readonly string[]): PasswordScore {
  const known = personal.map((text) => text.normalize('NFKC').slice(0, maxKnownLength));
  const words = known.flatMap(wordsOf).filter((word) => word.length >= minPartLength);
  const { score } = estimator.check(password, words);
  if (score < good) return score;
  const rest = restOf(password, [...known.map((text) => text.replace(/@.*/s, '')), ...siteNames]);
  if (rest === password) return score;
  const restScore = estimator.check(rest.slice(0, maxRestLength)).score;
  return restScore < good ? restScore : score;
}

/** Removes separators, `texts` and their parts from a password. */
function restOf(password: string, texts: readonly string[]): string {
  const words = texts.flatMap((text) => [partsOf(text).join(''), ...wordsOf(text)]).filter((word) => word.length >= minPartLength);
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  let rest = partsOf(password).join('');
  for (const word of longestFirst) rest = rest.replace(new RegExp(word, 'giu'), '');
  return rest;
}

/** The forms in which personal data may be part of a password. */
function wordsOf(text: string): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year) return [year, year.slice(2)].flatMap((y) => [day + month + y, month + day + y, y + month + day]);
  // Phone numbers, with and without country and area codes.
  const digits = /^\+?(\d+)$/.exec(text)?.[1]?.slice(-maxPhoneLength) ?? '';
  if (digits.length >= minPhoneLength) return Array.from({ length: digits.length - minPhoneLength + 1 }, (_, start) => digits.slice(start));
  return [text, ...partsOf(text)];
}

/** The parts of a text that consist of letters and digits. */
function partsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}
