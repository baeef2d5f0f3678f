import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountKinds, transferKinds, type TransferKind } from './wallet.tables.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { houseAccountId, insertTransfer, readWallet, type Entry, type HouseAccountKind } from './wallet.store.ts';

/** Between which accounts each kind of transfer moves money. */
const routes: Record<TransferKind, readonly string[]> = {
  deposit: ['psp_clearing > player_real', 'house_suspense > player_real'],
  bet: ['player_real > house_games', 'player_bonus > house_games'],
  win: ['house_games > player_real', 'house_games > player_bonus'],
  rollback: ['house_games > player_real', 'house_games > player_bonus'],
  jackpot: ['house_games > house_jackpot', 'house_jackpot > player_real'],
  demo_start: ['house_demo > player_real'],
  withdrawal_request: ['player_real > player_locked'],
  withdrawal_cancelled: ['player_locked > player_real'],
  withdrawal_paid: ['player_locked > psp_clearing'],
  reversal: ['player_locked > player_real', 'psp_clearing > player_real'],
  bonus_grant: ['house_bonus > player_bonus'],
  bonus_release: ['player_bonus > player_real', 'player_bonus > house_bonus'],
  bonus_forfeit: ['player_bonus > house_bonus'],
  sports_bet: ['player_real > player_locked'],
  sports_settlement: ['player_locked > house_sports', 'house_sports > player_real'],
  fee: ['psp_clearing > house_fees', 'house_suspense > house_fees'],
  adjustment: [
    ...['player_real > house_adjustments', 'house_adjustments > player_real'],
    ...['player_bonus > house_adjustments', 'house_adjustments > player_bonus'],
  ],
  deposit_held: ['psp_clearing > house_suspense'],
  deposit_returned: ['house_suspense > psp_clearing'],
};

describe('the database', () => {
  let operator: TestOperator;
  let real: number;
  let bonus: number;
  let house: number;
  let houseRupees: number;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    const { database } = operator.db;
    const player = await operator.createPlayer({ realMinor: 1000 });
    const accounts = await readWallet(database, { kind: 'player', playerId: player.id });
    [real = 0, bonus = 0] = accounts.map(({ id }) => id);
    house = await houseAccountId(database, 'house_games', 'EUR');
    houseRupees = await houseAccountId(database, 'house_games', 'INR');
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await operator.close();
  });

  /** `kind` is used for receipts only; the database does not read it. */
  const write = (entries: Omit<Entry, 'kind'>[]) =>
    operator.db.database.transaction().execute((trx) =>
      insertTransfer(trx, {
        kind: 'bet',
        key: randomUUID(),
        payloadHash: Buffer.alloc(1),
        roundId: null,
        meta: {},
        entries: entries.map((entry) => ({ ...entry, kind: 'house_games' as const })),
      }),
    );

  it('accepts a transfer that sums to zero', async () => {
    await expect(
      write([
        { accountId: real, amount: -10 },
        { accountId: house, amount: 10 },
      ]),
    ).resolves.toMatchObject({ id: expect.any(String) });
  });

  it.each([
    [
      'does not sum to zero',
      () => [
        { accountId: real, amount: -10 },
        { accountId: house, amount: 9 },
      ],
      /does not sum to zero/,
    ],
    [
      'sums to zero only across currencies',
      () => [
        { accountId: real, amount: -10 },
        { accountId: houseRupees, amount: 10 },
      ],
      /does not sum to zero/,
    ],
    ['has one posting', () => [{ accountId: house, amount: 10 }], /fewer than two postings/],
    [
      'has a posting of zero',
      () => [
        { accountId: real, amount: 0 },
        { accountId: house, amount: 0 },
      ],
      /postings_amount_check/,
    ],
    [
      'overdraws the real balance',
      () => [
        { accountId: real, amount: -100_000 },
        { accountId: house, amount: 100_000 },
      ],
      /postings_balance_after_check/,
    ],
    [
      'overdraws the bonus balance',
      () => [
        { accountId: bonus, amount: -1 },
        { accountId: house, amount: 1 },
      ],
      /postings_balance_after_check/,
    ],
    [
      'names an account that does not exist',
      () => [
        { accountId: 999_999_999, amount: -1 },
        { accountId: house, amount: 1 },
      ],
      /does not exist/,
    ],
  ])('refuses a transfer that %s', async (_text, entries, error) => {
    await expect(write(entries())).rejects.toThrow(error);
  });

  describe('for each kind of transfer', () => {
    /** Inserts a transfer of a kind between one of the player's accounts and an account of the operator. */
    const move = (
      kind: TransferKind,
      accountId: number,
      amount: number,
      roundId: string | null = null,
      rest: readonly Entry[] = [{ accountId: house, kind: 'house_games', amount: -amount }],
    ) =>
      operator.db.database.transaction().execute((trx) =>
        insertTransfer(trx, {
          kind,
          key: randomUUID(),
          payloadHash: Buffer.alloc(1),
          roundId,
          meta: {},
          entries: [{ accountId, kind: 'player_real', amount }, ...rest],
        }),
      );

    it.each([
      ['stake that credits', 'bet', 5],
      ['deposit that debits', 'deposit', -5],
      ['win that debits', 'win', -5],
      ['rollback that debits', 'rollback', -5],
      ['bonus that debits', 'bonus_grant', -5],
      ['forfeit that credits', 'bonus_forfeit', 5],
      ['payout that credits the player', 'withdrawal_paid', 5],
    ] as const)('refuses a %s', async (_text, kind, amount) => {
      await expect(move(kind, real, amount, randomUUID())).rejects.toThrow(/does not move/);
    });

    it('refuses every account and sign that it does not move', async () => {
      const { database } = operator.db;
      const owner = { kind: 'player', playerId: (await operator.createPlayer({ realMinor: 1000 })).id } as const;
      const own = new Map((await readWallet(database, owner)).map(({ kind, id }) => [kind as string, id]));
      const accepted: string[] = [];
      const expected: string[] = [];
      for (const kind of transferKinds) {
        for (const account of accountKinds) {
          const accountId = own.get(account) ?? (await houseAccountId(database, account as HouseAccountKind, 'EUR'));
          for (const amount of [-5, 5]) {
            const posting = `${kind} ${account} ${amount}`;
            // Always refused, if only because it is not balanced.
            const refusal = await move(kind, accountId, amount, null, []).catch(String);
            if (!String(refusal).includes('does not move')) accepted.push(posting);
            if (routes[kind].some((route) => route.split(' > ')[amount < 0 ? 0 : 1] === account)) expected.push(posting);
          }
        }
      }
      expect(accepted).toEqual(expected);
    });

    it('refuses a win or a returned stake on an account that staked nothing in the round', async () => {
      const round = randomUUID();
      const another = await operator.createPlayer({ realMinor: 1000 });
      const [theirs] = await readWallet(operator.db.database, { kind: 'player', playerId: another.id });
      await move('bet', real, -10, round);
      for (const [account, id] of [
        [theirs?.id ?? 0, round],
        [bonus, round],
        [real, randomUUID()],
        [real, null],
      ] as const) {
        await expect(move('win', account, 5, id)).rejects.toThrow(/staked nothing/);
        await expect(move('rollback', account, 5, id)).rejects.toThrow(/less at stake/);
      }
      await expect(move('rollback', real, 11, round)).rejects.toThrow(/less at stake/);
      await expect(move('win', real, 5, round)).resolves.toBeDefined();
      await expect(move('rollback', real, 10, round)).resolves.toBeDefined();
      await expect(move('rollback', real, 1, round)).rejects.toThrow(/less at stake/);
    });

    it('refuses a transfer between the accounts of two players, even if balanced', async () => {
      const another = await operator.createPlayer();
      const [theirs] = await readWallet(operator.db.database, { kind: 'player', playerId: another.id });
      const between = operator.db.database.transaction().execute((trx) =>
        insertTransfer(trx, {
          kind: 'adjustment',
          key: randomUUID(),
          payloadHash: Buffer.alloc(1),
          roundId: null,
          meta: {},
          entries: [
            { accountId: real, kind: 'player_real', amount: -10 },
            { accountId: theirs?.id ?? 0, kind: 'player_real', amount: 10 },
          ],
        }),
      );
      await expect(between).rejects.toThrow(/two owners/);
    });
  });

  it('refuses to add postings to an earlier transfer, even balanced ones', async () => {
    const transfer = await write([
      { accountId: real, amount: -10 },
      { accountId: house, amount: 10 },
    ]);
    const more = [
      { transfer_id: transfer?.id ?? '', account_id: real, amount: 5 },
      { transfer_id: transfer?.id ?? '', account_id: house, amount: -5 },
    ];
    await expect(operator.db.database.insertInto('postings').values(more).execute()).rejects.toThrow(/is closed/);
  });

  it.each(['transfers', 'postings', 'accounts', 'transfer_tombstones', 'early_rollbacks'])('refuses updates and deletions in %s', async (table) => {
    const { database } = operator.db;
    await expect(sql`update ${sql.table(table)} set created_at = created_at`.execute(database)).rejects.toThrow(/append-only/);
    await expect(sql`delete from ${sql.table(table)}`.execute(database)).rejects.toThrow(/append-only/);
    await expect(sql`truncate ${sql.table(table)} cascade`.execute(database)).rejects.toThrow(/append-only/);
  });

  it('sets balance and sequence itself, ignoring given values', async () => {
    const transfer = randomUUID();
    const { rows } = await operator.db.database.transaction().execute(async (trx) => {
      await sql`insert into transfers (id, kind, idempotency_key, payload_hash, meta) values (${transfer}, 'bet', ${transfer}, '\\x00', '{}')`.execute(
        trx,
      );
      return sql<{ balance_after: number; sequence: number }>`
        insert into postings (transfer_id, account_id, amount, sequence, balance_after)
        values (${transfer}, ${real}, -1, 77, 999999), (${transfer}, ${house}, 1, 77, 999999) returning balance_after, sequence`.execute(trx);
    });
    expect(rows[0]?.balance_after).toBeLessThan(1000);
    expect(rows[0]?.sequence).toBeLessThan(77);
    expect(rows[1]).toEqual({ balance_after: null, sequence: null });
  });
});
