/** Chances by a key that names the outcome. */
type Chances = ReadonlyMap<number, number>;
type Total = { readonly total: number; readonly isSoft: boolean };
export type TableRow = 'hard' | 'soft' | 'pair';

export const cardValues = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const chanceOf = (value: number) => (value === 10 ? 4 : 1) / 13;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const overCards = (returns: (value: number) => number) => sum(cardValues.map((value) => chanceOf(value) * returns(value)));

function withCard({ total, isSoft }: Total, value: number): Total {
  const added = total + value;
  const aces = (isSoft ? 1 : 0) + (value === 11 ? 1 : 0);
  return added > 21 && aces > 0 ? { total: added - 10, isSoft: aces > 1 } : { total: added, isSoft: aces > 0 };
}
const ofOne = (value: number): Total => ({ total: value, isSoft: value === 11 });

function memoized<Key extends readonly unknown[], Result>(compute: (...key: Key) => Result): (...key: Key) => Result {
  const known = new Map<string, Result>();
  return (...key) => {
    const name = JSON.stringify(key);
    const result = known.get(name) ?? compute(...key);
    known.set(name, result);
    return result;
  };
}

const dealerFrom = memoized((hand: Total): Chances => {
  if (hand.total >= 17) return new Map([[Math.min(hand.total, 22), 1]]);
  return mixed(cardValues.map((value) => [chanceOf(value), dealerFrom(withCard(hand, value))]));
});

function mixed(parts: readonly (readonly [number, Chances])[]): Chances {
  const chances = new Map<number, number>();
  for (const [weight, part] of parts) for (const [key, chance] of part) chances.set(key, (chances.get(key) ?? 0) + weight * chance);
  return chances;
}

/** The chance that the hole card makes a natural. */
export const naturalChance = (up: number) => (up === 11 ? 4 / 13 : up === 10 ? 1 / 13 : 0);

/** The dealer's final totals, 22 for all above 21, once it is known that there is no natural. */
export const dealerTotals = memoized((up: number): Chances => {
  const holes = cardValues.filter((value) => up + value !== 21);
  return mixed(holes.map((value) => [chanceOf(value) / (1 - naturalChance(up)), dealerFrom(withCard(ofOne(up), value))]));
});

/** What a stake gains on a final total. */
export function gainOn(total: number, dealer: number): number {
  if (total > 21) return -1;
  return dealer > 21 || dealer < total ? 1 : dealer === total ? 0 : -1;
}

const standGain = memoized((total: number, up: number) => sum([...dealerTotals(up)].map(([dealer, chance]) => chance * gainOn(total, dealer))));
const hitGain = memoized((hand: Total, up: number): number =>
  overCards((value) => {
    const next = withCard(hand, value);
    return next.total > 21 ? -1 : Math.max(standGain(next.total, up), next.total < 21 ? hitGain(next, up) : -1);
  }),
);
const doubleGain = (hand: Total, up: number) => 2 * overCards((value) => standGain(withCard(hand, value).total, up));
const gainsOf = (hand: Total, up: number) => ({ H: hitGain(hand, up), S: standGain(hand.total, up), D: doubleGain(hand, up) });
const bestGain = (hand: Total, up: number) => Math.max(...Object.values(gainsOf(hand, up)));

function splitGain(value: number, up: number): number {
  if (value === 11) return 2 * overCards((second) => standGain(withCard(ofOne(11), second).total, up));
  return 2 * overCards((second) => bestGain(withCard(ofOne(value), second), up));
}

/** The best move as the table of the strategy spells it, by working backwards from the last card: `D` and `d` are a double, or else a hit and a stand. */
export function bestLetter(row: TableRow, total: number, up: number): string {
  if (row === 'pair') return splitGain(total, up) > bestGain(withCard(ofOne(total), total), up) ? 'P' : '-';
  const { H, S, D } = gainsOf({ total, isSoft: row === 'soft' }, up);
  if (D > Math.max(H, S)) return H > S ? 'D' : 'd';
  return H > S ? 'H' : 'S';
}

/** What a hand gains on average with the best moves, in stakes. */
export function bestAverageGain({ canSplitTens = true, canSplit = true } = {}): number {
  return overCards((up) =>
    overCards((first) =>
      overCards((second) => {
        const dealerNatural = naturalChance(up);
        if (first + second === 21) return (1 - dealerNatural) * 1.5;
        const isPair = first === second && canSplit && (canSplitTens || first !== 10);
        const gain = Math.max(bestGain(withCard(ofOne(first), second), up), isPair ? splitGain(first, up) : -Infinity);
        return (1 - dealerNatural) * gain - dealerNatural;
      }),
    ),
  );
}

/** The letter of a table for a hand of two or more cards. */
export type Letters = (row: TableRow, total: number, up: number) => string;

/** Where a hand ends that is played by the table: its final total, and 100 more if it was doubled. */
function finalsOf(letters: Letters, hand: Total, up: number, canDouble: boolean): Chances {
  if (hand.total >= 21) return new Map([[Math.min(hand.total, 22), 1]]);
  const letter = letters(hand.isSoft ? 'soft' : 'hard', hand.total, up);
  const isDouble = canDouble && letter.toUpperCase() === 'D';
  if (!isDouble && (letter === 'S' || letter === 'd')) return new Map([[hand.total, 1]]);
  return mixed(
    cardValues.map((value) => {
      const next = withCard(hand, value);
      return [chanceOf(value), isDouble ? new Map([[100 + Math.min(next.total, 22), 1]]) : finalsOf(letters, next, up, false)];
    }),
  );
}

/** Where one of two split hands ends. */
function splitFinalsOf(letters: Letters, value: number, up: number): Chances {
  return mixed(
    cardValues.map((second) => {
      const hand = withCard(ofOne(value), second);
      return [chanceOf(second), value === 11 ? new Map([[hand.total, 1]]) : finalsOf(letters, hand, up, true)];
    }),
  );
}

export type Outcome = { readonly chance: number; readonly stakes: number; readonly returns: number };

/** All outcomes of a hand that is played by a table, forwards from the deal: stakes and returns in initial stakes. It shares no value with the table. */
export function outcomesOf(letters: Letters): Outcome[] {
  const outcomes = new Map<string, Outcome>();
  const add = (chance: number, stakes: number, returns: number) => {
    const key = `${stakes} ${returns}`;
    outcomes.set(key, { chance: (outcomes.get(key)?.chance ?? 0) + chance, stakes, returns });
  };
  const resultOf = (final: number, dealer: number) => {
    const stakes = final >= 100 ? 2 : 1;
    return { stakes, returns: stakes * (1 + gainOn(final % 100, dealer)) };
  };
  for (const up of cardValues) {
    for (const first of cardValues) {
      for (const second of cardValues) {
        const chance = chanceOf(up) * chanceOf(first) * chanceOf(second);
        const isNatural = first + second === 21;
        add(chance * naturalChance(up), 1, isNatural ? 1 : 0);
        const open = chance * (1 - naturalChance(up));
        if (isNatural) add(open, 1, 2.5);
        else if (first === second && letters('pair', first, up) === 'P') {
          const finals = [...splitFinalsOf(letters, first, up)].map(([final, share]) => ({ final, share }));
          for (const [dealer, dealerChance] of dealerTotals(up))
            for (const left of finals)
              for (const right of finals) {
                const [a, b] = [resultOf(left.final, dealer), resultOf(right.final, dealer)];
                add(open * dealerChance * left.share * right.share, a.stakes + b.stakes, a.returns + b.returns);
              }
        } else {
          for (const [final, share] of finalsOf(letters, withCard(ofOne(first), second), up, true))
            for (const [dealer, dealerChance] of dealerTotals(up)) {
              const { stakes, returns } = resultOf(final, dealer);
              add(open * share * dealerChance, stakes, returns);
            }
        }
      }
    }
  }
  return [...outcomes.values()];
}
