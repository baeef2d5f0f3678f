import { money, toDecimal, type Currency, fromDecimal, type Money } from '@playfront/money';
import { Violation } from './verdicts.ts';
import type { Actor, World } from './world.ts';

/** A player's balances in minor units, or changes of them. */
export type Minors = { readonly real: number; readonly bonus: number; readonly locked: number };

/** The current balances. @throws {Violation} if the total is not real plus bonus, or a balance is negative. */
export async function balancesOf(world: World, { id, bearer }: Actor): Promise<Minors> {
  const { player } = await world.call('frontGetPlayerBalance', { id }, { bearer });
  const { total, real, bonus, locked } = player.balance;
  if (total.minor !== real.minor + bonus.minor) throw new Violation(`a total of real plus bonus; ${amountsText(player.balance)}`);
  if (Math.min(real.minor, bonus.minor, locked.minor) < 0) throw new Violation(`no negative balance; ${amountsText(player.balance)}`);
  return { real: real.minor, bonus: bonus.minor, locked: locked.minor };
}

/** Runs `act` and expects it to change the balances by exactly `by`; by default not at all. */
export async function expectMovement<Result>(
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

/** @throws {Violation} if the balances differ. */
export function expectSame(now: Minors, expected: Minors, currency: Currency): void {
  const isSame = now.real === expected.real && now.bonus === expected.bonus && now.locked === expected.locked;
  if (!isSame) throw new Violation(`balances of ${balanceText(expected, currency)}; they are ${balanceText(now, currency)}`);
}

export function moved(before: Minors, { real = 0, bonus = 0, locked = 0 }: Partial<Minors>): Minors {
  return { real: before.real + real, bonus: before.bonus + bonus, locked: before.locked + locked };
}

/** The minor units of a decimal amount in a round. */
export function minorOf(text: string, currency: Currency): number {
  const amount = fromDecimal(text.includes('.') ? text.replace(/\.?0+$/, '') : text, currency);
  if (!amount) throw new Violation(`an amount of ${currency}; it is ${text}`);
  return amount.minor;
}

function balanceText({ real, bonus, locked }: Minors, currency: Currency): string {
  return amountsText({ real: money(real, currency), bonus: money(bonus, currency), locked: money(locked, currency) });
}

function amountsText(balances: Readonly<Record<string, Money>>): string {
  return Object.entries(balances)
    .map(([name, amount]) => `${name} ${toDecimal(amount)}`)
    .join(', ');
}
