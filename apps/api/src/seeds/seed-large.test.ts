import { describe, expect, inject, it } from 'vitest';
import { testGames } from '../testing/catalogue.fixture.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { seedLarge } from './seed-large.ts';

describe('a large seed', () => {
  it('fills games and players up to the requested numbers, and continues from there', async () => {
    const { database, destroy } = await createTestDatabase(inject('postgresUrl'));
    const said: string[] = [];
    const count = async (table: 'games' | 'players' | 'accounts') =>
      (
        await database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count;
    const houseAccounts = await count('accounts');
    const fill = (games: number, players: number) => seedLarge(database, { games, players, password: 'a long password' }, (line) => said.push(line));

    await fill(100, 20);
    expect([await count('games'), await count('players'), (await count('accounts')) - houseAccounts]).toEqual([100, 20, 60]);
    await fill(100, 20);
    await fill(95, 10);
    expect([await count('games'), await count('players'), (await count('accounts')) - houseAccounts]).toEqual([100, 20, 60]);
    await fill(250, 30);
    expect([await count('games'), await count('players'), (await count('accounts')) - houseAccounts]).toEqual([250, 30, 90]);
    expect(said.map((line) => line.replace(/ in .*/, ''))).toEqual([
      `${100 - testGames.length} games added`,
      '20 players added',
      '0 games added',
      '0 players added',
      '0 games added',
      '0 players added',
      '150 games added',
      '10 players added',
    ]);

    const wallets = await database.selectFrom('accounts').select(['player_id', 'kind']).where('player_id', 'is not', null).orderBy('id').execute();
    expect(wallets.slice(0, 6).map(({ kind }) => kind)).toEqual([
      ...['player_real', 'player_bonus', 'player_locked'],
      ...['player_real', 'player_bonus', 'player_locked'],
    ]);
    await destroy();
  });
});
