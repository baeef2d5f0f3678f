/** A phrase that people had to decode, and the standard term for it. */
export type AvoidedPhrase = { readonly phrase: RegExp; readonly instead: string };

/** What players and officers never read: on screen, in mails, on the pages of the sandbox and in the seed content. */
export const avoidedOnScreen: readonly AvoidedPhrase[] = [
  { phrase: /\b(this|the|a|our) house\b/i, instead: 'the site, the casino' },
  { phrase: /\b(least|most|smallest|largest) (deposit|bet|stake|age|win)\b/i, instead: 'minimum, maximum' },
  { phrase: /\bmost (you can win|a round pays|one spin can pay)\b/i, instead: 'maximum win' },
  { phrase: /\bto be staked\b/i, instead: 'total to bet' },
  { phrase: /\bcost of (that|it)\b/i, instead: 'average cost' },
  { phrase: /\bways? (to pay|to be paid|of paying)\b/i, instead: 'payment methods, withdrawal methods' },
  { phrase: /\byour papers\b/i, instead: 'your ID, your documents' },
  { phrase: /\bas it stands\b/i, instead: 'as shown' },
  { phrase: /\bstands? (here|there|in|under|open)\b/i, instead: 'appears, is shown' },
  { phrase: /\bto play with\b(?! play money)/i, instead: 'available to play' },
  { phrase: /\bplays after\b|\bplayed through\b|\bplay through\b/i, instead: 'used after; wagering completed' },
  { phrase: /\bsign by sign\b|\bevery sign\b/i, instead: 'every character' },
  { phrase: /\b(got|gave|was given) no answer\b|\bdid not answer\b/i, instead: 'failed, did not respond' },
  { phrase: /\bnothing you own\b|\bbalance is as it was\b/i, instead: 'your account and balance are not affected' },
  { phrase: /\bdoes not speak\b/i, instead: 'is not available' },
  { phrase: /\b(half|a quarter|a tenth) (again|on top|of a bad week)\b/i, instead: 'the percentage' },
  { phrase: /\bwhat holds for\b|\bholds? for you\b/i, instead: 'rules for, applies to you' },
  { phrase: /\bcalled back\b/i, instead: 'cancelled' },
  { phrase: /\bhad this one\b/i, instead: 'already used' },
  { phrase: /\bnot on offer\b/i, instead: 'not available' },
  { phrase: /\bopen books\b|\bkeep the say\b/i, instead: 'what the player gets' },
  { phrase: /\b(some|no)body\b|\bwhoever\b/i, instead: 'someone, no one, or the passive' },
  { phrase: /\bnothing here is called\b|\binstall sign\b|\bpass it on\b/i, instead: 'no results for; install icon; share it' },
  { phrase: /\bat once\b(?! as)/i, instead: 'instant, straight away' },
];

/** What documents and comments do not use: private words, each of which had many meanings. */
export const avoidedInDocuments: readonly AvoidedPhrase[] = [
  { phrase: /\b(?<!in-|full,? )houses?\b(?! (edge|numbers?))/i, instead: 'operator, site, repository' },
  // "Room" alone is a topic of the live channel (docs/glossary.md).
  { phrase: /\b(more|enough|leaves?|keeps?|makes?|takes?) room\b|\broom (for|where)\b/i, instead: 'space, library, part' },
  { phrase: /\bdoors?\b/i, instead: 'entry, export, edge' },
  { phrase: /\b(some|no)body\b|\bwhoever\b|\bwho is on one\b/i, instead: 'the player, the client, the caller' },
  { phrase: /\btold\b/i, instead: 'notified, reported, shown' },
  { phrase: /\bstood\b|\bstands? (in|on|at|under|there|here|beside|between|open)\b/i, instead: 'is, is shown, appears' },
  { phrase: /\bmeanwhile\b/i, instead: 'what happens at the same time' },
  { phrase: /\bhung? up\b/i, instead: 'disconnected' },
  { phrase: /\bone thing after the other\b|\bwithout any way out\b|\btake the road\b/i, instead: 'the standard term' },
  { phrase: /\bleast (deposit|bet|stake|age|time)\b|\bways to be paid\b/i, instead: 'minimum, methods' },
];

/** Names that had to be decoded (the standard ones replaced them). */
export const avoidedNames: readonly string[] = [
  ...['PlayersOwn', 'forgetSoon', 'whenAtRest', 'areSeenHere', 'isMissed', 'onGivenUp', 'wholeOf', 'purse', 'isTheirs', 'hurry', 'HonestSteps'],
  ...['ErrorNet', 'WholeGrid', 'isWalkable', 'createTroubleNotice'],
];

/** The comments of a source file, on the lines where they are; all else is blank. */
export function commentsOf(source: string): string {
  return source
    .split('\n')
    .map((line) => /(?:^|\s)(?:\/\/|\/?\*{1,2}|--)(?:\s(?<comment>.*))?$/.exec(line)?.groups?.['comment'] ?? '')
    .join('\n');
}

/** The phrases in a text, each as `line: "phrase" (instead: …)`. */
export function phrasesIn(text: string, phrases: readonly AvoidedPhrase[]): string[] {
  return text.split('\n').flatMap((line, index) =>
    phrases.flatMap(({ phrase, instead }) => {
      const found = phrase.exec(line)?.[0];
      return found === undefined ? [] : [`${index + 1}: "${found}" (instead: ${instead})`];
    }),
  );
}
