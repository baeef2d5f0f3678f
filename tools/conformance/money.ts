import { money, toDecimal, type Currency, fromDecimal, type Money } from '@playfront/money';
import { Violation } from './verdicts.ts';
import type { Actor, World } from './world.ts';

/** A player's balances in minor units, or by how much they move. */
export type Minors = { readonly real: number; readonly bonus: number; readonly locked: number };

/** The balances of now. Fails unless the total is real plus bonus and none is below zero. */
export async function balancesOf(world: World, { id, bearer }: Actor): Promise<Minors> {
  const { player } = await world.ask('frontGetPlayerBalance', { id }, { bearer });
  const { total, real, bonus, locked } = player.balance;
  if (total.minor !== real.minor + bonus.minor) throw new Violation(`a total of real plus bonus; ${said(player.balance)}`);
  if (Math.min(real.minor, bonus.minor, locked.minor) < 0) throw new Violation(`no balance below zero; ${said(player.balance)}`);
  return { real: real.minor, bonus: bonus.minor, locked: locked.minor };
}

/** Does something that is to move the balances by exactly this much, and nothing where nothing is said. */
export async function moving<Result>(
  world: World,
  actor: Actor,
  act: () => Promise<Result>,
  by: (result: Result) => Partial<Minors> = () => ({}),
): Promise<Result> {
  const before = await balancesOf(world, actor);
  const result = await act();
  await expectBalances(world, actor, moved(before, by(result)));
  return result;
}

export async function expectBalances(world: World, actor: Actor, expected: Minors): Promise<void> {
  expectSame(await balancesOf(world, actor), expected, actor.currency);
}

/** Fails unless balances that were read are these. */
export function expectSame(now: Minors, expected: Minors, currency: Currency): void {
  const isSame = now.real === expected.real && now.bonus === expected.bonus && now.locked === expected.locked;
  if (!isSame) throw new Violation(`balances of ${shown(expected, currency)}; they are ${shown(now, currency)}`);
}

export function moved(before: Minors, { real = 0, bonus = 0, locked = 0 }: Partial<Minors>): Minors {
  return { real: before.real + real, bonus: before.bonus + bonus, locked: before.locked + locked };
}

/** Minor units of an amount that a round has as decimal text. */
export function minorOf(text: string, currency: Currency): number {
  const amount = fromDecimal(text.includes('.') ? text.replace(/\.?0+$/, '') : text, currency);
  if (!amount) throw new Violation(`an amount of ${currency}; it is ${text}`);
  return amount.minor;
}

function shown({ real, bonus, locked }: Minors, currency: Currency): string {
  return said({ real: money(real, currency), bonus: money(bonus, currency), locked: money(locked, currency) });
}

function said(balances: Readonly<Record<string, Money>>): string {
  return Object.entries(balances)
    .map(([name, amount]) => `${name} ${toDecimal(amount)}`)
    .join(', ');
}
