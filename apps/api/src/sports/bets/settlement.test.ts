import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readBalances } from '../../wallet/balance.service.ts';
import { findBetsToSettle } from './bets.store.ts';
import { expectSoundLedger } from '../../testing/ledger-checks.ts';
import { expectLockedIsOpen, startSportsbook, type TestSportsbook } from '../../testing/test-sportsbook.ts';
import type { TestPlayer } from '../../testing/test-operator.ts';

describe('settling bets', () => {
  const books: TestSportsbook[] = [];
  let book: TestSportsbook;
  let player: TestPlayer;

  beforeEach(async () => {
    book = await startSportsbook(inject('postgresUrl'));
    books.push(book);
    player = await book.operator.createPlayer({ realMinor: 100_00 });
  });
  afterAll(async () => {
    for (const each of books) {
      await expectSoundLedger(each.database);
      await expectLockedIsOpen(each.operator.db);
      await each.operator.close();
    }
  });

  const balances = () => readBalances(book.database, { kind: 'player', playerId: player.id });
  const transfers = async (kind: 'sports_bet' | 'sports_settlement') =>
    (await book.database.selectFrom('transfers').select('id').where('kind', '=', kind).execute()).length;

  it('pays won bets, keeps lost stakes, returns abandoned ones', async () => {
    const [won, lost, broken, decided] = [
      await book.select(1, 'home'),
      await book.select(2, 'home'),
      await book.select(4, 'home'),
      await book.select(4, 'over', 'total:2.5'),
    ];
    for (const selection of [won, lost, broken, decided]) await book.bet(player, { selections: [selection] });
    expect(await balances()).toMatchObject({ real: 60_00, locked: 40_00 });
    await book.playTo(4, 110);

    const { bets, summary } = await book.bets(player);
    expect(bets.map(({ state }) => state)).toEqual(expect.arrayContaining(['won', 'lost', 'void', 'won']));
    const paid = [won, decided].reduce((sum, { odds }) => sum + Math.floor(1000 * odds), 0);
    expect(await balances()).toMatchObject({ real: 60_00 + 10_00 + paid, locked: 0 });
    // A void bet moved no money.
    expect(summary).toMatchObject({ staked: { minor: 30_00 }, won: { minor: paid }, net: { minor: paid - 30_00 } });
    expect(bets.find(({ state }) => state === 'void')?.selections).toMatchObject([{ outcome: 'home', result: 'void' }]);
  });

  it('waits for every leg of a multiple, unless one is lost', async () => {
    const winning = await book.bet(player, {
      selections: [await book.select(1, 'home'), await book.select(2, 'away'), await book.select(4, 'draw')],
    });
    await book.bet(player, { selections: [await book.select(1, 'away'), await book.select(5, 'home')] });
    const system = [await book.select(1, 'home'), await book.select(2, 'away'), await book.select(5, 'away')];
    await book.bet(player, { kind: 'system', system_size: 2, stake: 9, selections: system });
    await book.playTo(1, 106);
    expect((await book.bets(player)).bets.map(({ state }) => state).sort()).toEqual(['lost', 'open', 'open']);

    await book.playTo(5, 106);
    const { bets } = await book.bets(player);
    expect(bets.every(({ state }) => state !== 'open')).toBe(true);
    const [a, b] = (await book.bets(player)).bets.find(({ id }) => id === winning)?.selections ?? [];
    // The abandoned leg counts as odds of 1.
    expect(bets.find(({ id }) => id === winning)?.win.minor).toBe(Math.floor((1000 * (a?.odds ?? 0) * (b?.odds ?? 0)) / 1e6));
    const [x = 0, y = 0] = system.map(({ odds }) => Math.round(odds * 1000));
    expect(bets.find(({ kind }) => kind === 'system')?.win.minor).toBe(Math.floor((900 * x * y) / 3e6));
  });

  it('posts once, if repeated or concurrent', async () => {
    for (let bet = 0; bet < 5; bet += 1) await book.bet(player, { selections: [await book.select(1, 'home')], stake: 5 });
    await book.playTo(1, 106);
    const after = await balances();
    await Promise.all(Array.from({ length: 4 }, () => book.settlementWith().settleDue()));
    expect(await balances()).toEqual(after);
    expect(await transfers('sports_settlement')).toBe(5);
  });

  it('by four concurrent processes posts once', async () => {
    for (let bet = 0; bet < 20; bet += 1) await book.bet(player, { selections: [await book.select(1, 'home')], stake: 5 });
    book.clock.now = new Date('2026-03-14T12:00:00Z');
    await book.feed.advance();
    await Promise.all(Array.from({ length: 4 }, () => book.settlementWith().settleDue()));
    await book.settlementWith().settleDue();
    expect(await transfers('sports_settlement')).toBe(20);
    expect((await balances()).locked).toBe(0);
  });

  it('that fails after the money has moved leaves nothing behind, does not delay others, and is completed in the next run', async () => {
    const bet = await book.bet(player, { selections: [await book.select(1, 'home')] });
    const other = await book.operator.createPlayer({ realMinor: 10_00 });
    await book.bet(other, { selections: [await book.select(1, 'home')] });
    const before = await balances();
    book.clock.now = new Date('2026-03-14T12:00:00Z');
    await book.feed.advance();
    const breaking = {
      afterWager: (_trx: unknown, { roundId }: { roundId: string }) =>
        roundId === bet ? Promise.reject(new Error('power cut')) : Promise.resolve(false),
    };
    await book.settlementWith(breaking).settleDue();
    expect(await balances()).toEqual(before);
    expect((await book.bets(player)).bets).toMatchObject([{ state: 'open' }]);
    expect((await book.bets(other)).bets).toMatchObject([{ state: 'won' }]);
    await expectSoundLedger(book.database);

    await book.settlementWith().settleDue();
    expect((await book.bets(player)).bets).toMatchObject([{ state: 'won' }]);
    expect(await transfers('sports_settlement')).toBe(2);
  });

  it('continues behind a full page of bets that fail', async () => {
    const ids: string[] = [];
    for (let bet = 0; bet < 3; bet += 1) ids.push(await book.bet(player, { selections: [await book.select(1, 'home')], stake: 5 }));
    book.clock.now = new Date('2026-03-14T12:00:00Z');
    await book.feed.advance();
    const [first = '', second = '', third = ''] = ids.sort();
    expect(await findBetsToSettle(book.database, { after: undefined, limit: 1 })).toEqual([first]);
    expect(await findBetsToSettle(book.database, { after: first, limit: 9 })).toEqual([second, third]);
    await book.settlementWith().settleDue();
  });

  it('a settled bet cannot be opened again, not even in the database', async () => {
    const bet = await book.bet(player, { selections: [await book.select(1, 'away')] });
    await book.playTo(1, 106);
    const reopen = book.database.updateTable('sports_bets').set({ state: 'open', returned: null, settled_at: null }).where('id', '=', bet).execute();
    await expect(reopen).rejects.toThrow(/is settled/);
  });
});
