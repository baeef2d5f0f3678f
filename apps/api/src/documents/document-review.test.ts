import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DocumentKind } from '@playfront/api-contract';
import { imageOf } from '../testing/test-files.ts';
import { testPassword } from '../testing/test-player.ts';
import { createCard } from '../testing/test-card.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

type Document = { id: string; version: number; status: string };
type Queue = { documents: (Document & { player: { id: string } })[]; total: number };

/** A JPEG that no other test sends. */
const jpeg = async () => (await imageOf('jpeg')).toString('base64');

describe('the review of documents', () => {
  let operator: TestOperator;
  let officer: TestPlayer;
  let second: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    officer = await operator.createPlayer({ scope: ['admin'] });
    second = await operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => operator.close());

  const call = (path: string, body: object, by: TestPlayer) => operator.call(path, body, by.bearer);
  const upload = async (by: TestPlayer, kind: DocumentKind = 'identity', changes: object = {}) => {
    operator.clock.now = new Date(operator.clock.now.getTime() + 1);
    const response = await call('front/upload_document', { kind, file_name: 'photo.jpg', content: await jpeg(), ...changes }, by);
    return response.json<{ document: Document }>().document;
  };
  const queue = async (filter: object = {}) => (await call('admin/get_documents', filter, officer)).json<Queue>();
  const decide = (id: string, changes: object = {}, by = officer) => {
    operator.clock.now = new Date(operator.clock.now.getTime() + 1);
    return call('admin/decide_document', { id, decision: 'accept', version: 1, ...changes }, by);
  };
  const request = (player: TestPlayer, kind: DocumentKind, changes: object = {}, by = officer) =>
    call('admin/request_document', { player_id: player.id, kind, ...changes }, by);
  const own = async (player: TestPlayer) =>
    (await call('front/get_documents', {}, player)).json<{ requirements: object[]; documents: object[]; kyc_status: string }>();
  const messagesOf = async (player: TestPlayer) =>
    (await call('front/get_player_messages', {}, player)).json<{ messages: { kind: string; params: object }[] }>().messages;
  const mailsTo = (player: TestPlayer) =>
    operator.db.database.selectFrom('outbox').selectAll().where('recipient', '=', `${player.username}@example.com`).orderBy('created_at').execute();
  const secondOfficer = (isOn: boolean) =>
    operator.db.database
      .insertInto('settings')
      .values({ key: 'document_second_officer', value: JSON.stringify(isOn) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(isOn) }))
      .execute();
  const waitingWithdrawal = (player: TestPlayer) =>
    operator.db.database
      .insertInto('withdrawals')
      .values({
        ...{ player_id: player.id, idempotency_key: randomUUID(), payload_hash: Buffer.alloc(32), processor: 'sepa_transfer' },
        ...{ amount: 24_00, currency: 'EUR', details: '{}', status: 'pending', created_at: operator.clock.now },
      })
      .execute();

  it('lists documents that a withdrawal waits for first, then the oldest first, page by page', async () => {
    const [early, waiting, late] = [await operator.createPlayer(), await operator.createPlayer({ country: 'NO' }), await operator.createPlayer()];
    const kind = 'source_of_funds';
    const sent = [await upload(early, kind), await upload(waiting, kind), await upload(late, kind)];
    await waitingWithdrawal(waiting);
    const { documents, total } = await queue({ kind });
    expect(documents.map(({ id }) => id)).toEqual([sent[1]?.id, sent[0]?.id, sent[2]?.id]);
    expect(total).toBe(3);
    expect(documents[0]).toMatchObject({
      player: { id: waiting.id, username: waiting.username, first_name: 'Test', country: 'NO', kyc_status: 'none' },
      waiting_withdrawal: { amount: 24, currency: 'EUR' },
      is_shared: false,
      first_officer: null,
    });
    expect((await queue({ kind, page: 2, page_size: 2 })).documents.map(({ id }) => id)).toEqual([sent[2]?.id]);
    expect((await queue({ player_id: late.id })).documents.map(({ id }) => id)).toEqual([sent[2]?.id]);
    expect((await queue({ player_id: 'none' })).total).toBe(0);
  });

  it('reads its queue by an index', async () => {
    const client = await operator.db.pool.connect();
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      "explain select id from documents where status = 'pending' order by created_at, id limit 24",
    );
    client.release(true);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('documents_by_status');
  });

  it('marks a file that another player has sent too', async () => {
    const [one, other] = [await operator.createPlayer(), await operator.createPlayer()];
    const content = await jpeg();
    const first = await upload(one, 'identity', { content });
    await upload(other, 'identity', { content });
    expect((await queue({ player_id: one.id })).documents[0]).toMatchObject({ id: first.id, is_shared: true });
  });

  it('returns the file, and records who read it', async () => {
    const player = await operator.createPlayer();
    const content = await jpeg();
    const { id } = await upload(player, 'identity', { content });
    const shown = await call('admin/get_document_file', { id }, officer);
    expect(shown.json()).toMatchObject({ status: 1, file_name: 'photo.jpg', media_type: 'image/jpeg', content: expect.stringMatching(/^\/9j\//) });
    const rows = await operator.db.database.selectFrom('audit_log').selectAll().where('target_id', '=', id).execute();
    expect(rows).toMatchObject([{ call: 'admin/get_document_file', actor_id: officer.id, outcome: 'done' }]);
    expect(JSON.stringify(rows)).not.toContain(content);
    expect((await call('admin/get_document_file', { id, page: 2 }, officer)).statusCode).toBe(404);
    expect((await call('admin/get_document_file', { id: randomUUID() }, officer)).statusCode).toBe(404);
  });

  it('accepts both documents of a verification, which is then complete', async () => {
    const player = await operator.createPlayer();
    const [identity, address] = [await upload(player), await upload(player, 'address')];
    expect((await decide(identity.id)).json()).toMatchObject({ document: { status: 'accepted', version: 2, decided_by: { id: officer.id } } });
    expect((await own(player)).kyc_status).toBe('pending');
    expect((await decide(address.id)).json()).toMatchObject({ document: { player: { kyc_status: 'verified' } } });
    expect(await own(player)).toMatchObject({ kyc_status: 'verified', requirements: [{ state: 'accepted' }, { state: 'accepted' }] });
    expect((await messagesOf(player)).slice(0, 2)).toMatchObject([
      { kind: 'document_accepted', params: { document: 'address' } },
      { kind: 'document_accepted', params: { document: 'identity' } },
    ]);
  });

  it('rejects with a reason and a note that the player reads, in the mail box and by mail', async () => {
    const player = await operator.createPlayer();
    const { id } = await upload(player, 'address');
    await decide(id, { decision: 'reject', reason: 'too_old', note: 'It is dated 2 June.' });
    expect(await own(player)).toMatchObject({
      kyc_status: 'rejected',
      requirements: [
        { kind: 'identity', state: 'needed', document: null },
        { kind: 'address', state: 'rejected', document: { id, reason: 'too_old', note: 'It is dated 2 June.' } },
      ],
    });
    expect((await messagesOf(player))[0]).toMatchObject({
      kind: 'document_rejected',
      params: { document: 'address', reason: 'too_old', note: 'It is dated 2 June.' },
    });
    const [mail] = await mailsTo(player);
    expect(mail?.subject).toBe('Northlight: We could not accept your document');
    for (const text of ['Proof of address', 'more than three months old', 'It is dated 2 June.', 'under Documents'])
      expect(mail?.body_text).toContain(text);
    await upload(player, 'address');
    expect(await own(player)).toMatchObject({ kyc_status: 'pending', requirements: [{}, { state: 'pending' }] });
  });

  it.each([
    ['no reason', {}, 'reason'],
    ['another reason without a note', { reason: 'other', note: ' ' }, 'note'],
  ])('refuses a rejection with %s', async (_text, changes, field) => {
    const { id } = await upload(await operator.createPlayer());
    expect((await decide(id, { decision: 'reject', ...changes })).json()).toEqual({
      status: 0,
      error: 'field_required',
      fields: { [field]: 'field_required' },
    });
  });

  it('accepts one of two concurrent decisions, and notifies the player once', async () => {
    const player = await operator.createPlayer();
    const { id } = await upload(player);
    const responses = await Promise.all([decide(id), decide(id, { decision: 'reject', reason: 'unreadable' }, second)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await messagesOf(player)).filter(({ kind }) => kind !== 'document_received')).toHaveLength(1);
    expect(await mailsTo(player)).toHaveLength(1);
    expect((await decide(id, { version: 2 })).statusCode).toBe(409);
  });

  it('refuses a decision on a document that has received another page since', async () => {
    const player = await operator.createPlayer();
    const { id } = await upload(player);
    await upload(player);
    expect((await decide(id)).statusCode).toBe(409);
    expect((await decide(id, { version: 2 })).json()).toMatchObject({ document: { files: [{}, {}], status: 'accepted' } });
  });

  it.each<[string, object, DocumentKind]>([
    ['name', { last_name: 'Virtanen', password: testPassword }, 'identity'],
    ['postal address', { address: 'Aurakatu 9' }, 'address'],
  ])('restarts, also after the first of two acceptances, when the player changes the %s', async (_what, change, kind) => {
    await secondOfficer(true);
    operator.clock.now = new Date(operator.clock.now.getTime() + 5_000);
    const player = await operator.createPlayer();
    const { id } = await upload(player, kind);
    expect((await decide(id)).json()).toMatchObject({ document: { version: 2, first_officer: {} } });
    expect((await call('front/update_profile', change, player)).json()).toEqual({ status: 1 });
    expect((await decide(id, { version: 2 }, second)).statusCode).toBe(409);
    expect((await queue({ player_id: player.id })).documents).toMatchObject([{ version: 3, first_officer: null }]);
    await secondOfficer(false);
    operator.clock.now = new Date(operator.clock.now.getTime() + 5_000);
  });

  it('does not let officers decide on their own documents', async () => {
    const { id } = await upload(officer);
    expect((await decide(id)).statusCode).toBe(403);
    expect((await request(officer, 'address')).statusCode).toBe(403);
  });

  it('passes an acceptance on to a second officer where two must accept', async () => {
    await secondOfficer(true);
    operator.clock.now = new Date(operator.clock.now.getTime() + 5_000);
    const player = await operator.createPlayer();
    const { id } = await upload(player);
    expect(await queue({ player_id: player.id })).toMatchObject({ total: 1, needs_second_officer: true });
    expect((await decide(id)).json()).toMatchObject({ document: { status: 'pending', version: 2, first_officer: { username: officer.username } } });
    expect((await messagesOf(player)).map(({ kind }) => kind)).toEqual(['document_received']);
    expect((await decide(id, { version: 2 })).statusCode).toBe(403);
    expect((await decide(id, {}, second)).statusCode).toBe(409);
    expect((await decide(id, { version: 2 }, second)).json()).toMatchObject({ document: { status: 'accepted', decided_by: { id: second.id } } });

    const other = await upload(player, 'address');
    await decide(other.id);
    expect((await decide(other.id, { decision: 'reject', reason: 'cut_off', version: 2 })).json()).toMatchObject({
      document: { status: 'rejected' },
    });
    await secondOfficer(false);
    operator.clock.now = new Date(operator.clock.now.getTime() + 5_000);
  });

  it('requests documents, which a withdrawal waits for', async () => {
    const player = await operator.createPlayer();
    const card = await createCard(operator, player);
    const requires = async () => (await call('front/get_withdrawal_processors', {}, player)).json<{ requires: string[] }>().requires;
    expect(await requires()).toEqual([]);
    expect((await request(player, 'payment', { card, note: 'Cover the middle digits.' })).json()).toMatchObject({
      requirement: { kind: 'payment', card: { last4: '4412' }, state: 'needed', note: 'Cover the middle digits.', document: null },
    });
    expect(await requires()).toEqual(['kyc_required']);
    expect((await own(player)).requirements).toHaveLength(1);
    expect((await messagesOf(player))[0]).toMatchObject({
      kind: 'document_requested',
      params: { document: 'payment', note: 'Cover the middle digits.' },
    });
    expect((await mailsTo(player))[0]?.body_text).toContain('Cover the middle digits.');
    const { id } = await upload(player, 'payment', { card });
    expect(await requires()).toEqual(['kyc_required']);
    await decide(id);
    expect(await requires()).toEqual([]);
    expect((await own(player)).kyc_status).toBe('none');
  });

  it('requests an accepted document again, which expires the verification', async () => {
    const player = await operator.createPlayer();
    for (const kind of ['identity', 'address'] as const) await decide((await upload(player, kind)).id);
    expect((await request(player, 'identity')).json()).toMatchObject({ requirement: { kind: 'identity', state: 'needed' } });
    expect(await own(player)).toMatchObject({ kyc_status: 'pending', requirements: [{ state: 'needed' }, { state: 'accepted' }] });
    await decide((await upload(player)).id);
    expect((await own(player)).kyc_status).toBe('verified');
  });

  it('requests no document about the card of another player', async () => {
    const [player, other] = [await operator.createPlayer(), await operator.createPlayer()];
    const card = await createCard(operator, other);
    expect((await request(player, 'payment', { card })).statusCode).toBe(404);
    expect((await call('admin/request_document', { player_id: randomUUID(), kind: 'identity' }, officer)).statusCode).toBe(404);
  });

  it('is for officers only', async () => {
    const player = await operator.createPlayer();
    const { id } = await upload(player);
    for (const [path, body] of [
      ['admin/get_documents', {}],
      ['admin/get_document_file', { id }],
      ['admin/decide_document', { id, decision: 'accept', version: 1 }],
      ['admin/request_document', { player_id: player.id, kind: 'identity' }],
    ] as const) {
      expect((await operator.call(path, { broken: true })).statusCode, path).toBe(401);
      expect((await call(path, body, player)).statusCode, path).toBe(403);
    }
    expect((await queue({ player_id: player.id })).documents).toMatchObject([{ id, status: 'pending', version: 1 }]);
  });
});
