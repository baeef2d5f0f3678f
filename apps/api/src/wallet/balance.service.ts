import { money, toWire, type Currency } from '@playfront/money';
import type { Connection } from '../database/database.ts';
import { readWallet, type WalletOwner } from './wallet.store.ts';

/** Balances in minor units. `version` increases with every posting on any of the accounts. */
export type Balances = { readonly real: number; readonly bonus: number; readonly locked: number; readonly version: number };

export async function readBalances(db: Connection, owner: WalletOwner): Promise<Balances> {
  const accounts = await readWallet(db, owner);
  const of = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0;
  return {
    real: of('player_real'),
    bonus: of('player_bonus'),
    locked: of('player_locked'),
    version: accounts.reduce((sum, account) => sum + account.sequence, 0),
  };
}

/** The four balances of spec §3 in major units; total is real plus bonus. */
export function wireBalances({ real, bonus, locked }: Balances, currency: Currency) {
  const wire = (minor: number) => toWire(money(minor, currency));
  return { total_balance: wire(real + bonus), real_balance: wire(real), bonus_balance: wire(bonus), locked_balance: wire(locked) };
}
