/** A set of names as bits, by their index in a list of at most 31. */
export function bitsOf<Name extends string>(names: readonly Name[], members: readonly Name[]): number {
  return members.reduce((bits, member) => (names.includes(member) ? bits | (1 << names.indexOf(member)) : bits), 0);
}

export function namesOf<Name extends string>(names: readonly Name[], bits: number): Name[] {
  return names.filter((_, place) => (bits & (1 << place)) !== 0);
}

/** Adds one for each member of a set. */
export function countBits(counts: Uint32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    counts[place] = (counts[place] ?? 0) + 1;
  }
}
