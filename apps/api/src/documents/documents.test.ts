import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { maxDocumentBytes } from '@playfront/api-contract';
import { limits } from '../throttle/throttle.limits.ts';
import { eicar, imageOf, pdfOf } from '../testing/test-files.ts';
import { createCard } from '../testing/test-card.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

const [png, jpeg, webp, pdf] = await Promise.all([imageOf('png'), imageOf('jpeg'), imageOf('webp'), pdfOf()]);

describe('documents', () => {
  let operator: TestOperator;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { settings: { throttle_factor: 1 } });
    player = await operator.createPlayer();
  });
  afterAll(() => operator.close());

  const upload = (content: string, by = player, changes: object = {}) =>
    operator.call('front/upload_document', { kind: 'identity', file_name: 'passport.png', content, ...changes }, by.bearer);
  const documentsOf = async (by: TestPlayer) =>
    (await operator.call('front/get_documents', {}, by.bearer)).json<{
      documents: { id: string; files: { media_type: string }[] }[];
      kyc_status: string;
    }>();
  const setKyc = (by: TestPlayer, kyc_status: 'verified' | 'rejected') =>
    operator.db.database.updateTable('players').set({ kyc_status }).where('id', '=', by.id).execute();

  it.each([
    ['a PNG', png.toString('base64'), 'image/png'],
    ['a PDF in a data URL', `data:application/pdf;base64,${pdf.toString('base64')}`, 'application/pdf'],
    ['a JPEG that calls itself a PDF', `data:application/pdf;base64,${jpeg.toString('base64')}`, 'image/jpeg'],
    ['a WebP without padding', webp.toString('base64').replace(/=+$/, ''), 'image/webp'],
    ['base64 in lines', png.toString('base64').replace(/(.{10})/g, '$1\r\n'), 'image/png'],
  ])('are recognised as %s by their bytes', async (_text, content, mediaType) => {
    const owner = await operator.createPlayer();
    const response = (await upload(content, owner)).json();
    expect(response).toMatchObject({
      status: 1,
      kyc_status: 'pending',
      document: { kind: 'identity', files: [{ media_type: mediaType }], status: 'pending' },
    });
    expect(await documentsOf(owner)).toMatchObject({ kyc_status: 'pending', documents: [{ files: [{ media_type: mediaType }] }] });
  });

  it('are stored as PDFs byte for byte', async () => {
    const owner = await operator.createPlayer();
    await upload(pdf.toString('base64'), owner, { kind: 'address', file_name: '../../etc/passwd\r\n<b>' });
    const row = await operator.db.database
      .selectFrom('documents')
      .innerJoin('document_files', 'document_files.document_id', 'documents.id')
      .selectAll()
      .where('player_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 'address', page: 1, size_bytes: pdf.length });
    expect(row.content.equals(pdf)).toBe(true);
    expect(JSON.stringify(await documentsOf(owner))).not.toContain(pdf.toString('base64'));
  });

  it.each([
    ['invalid base64', '<svg onload=alert(1)>'],
    ['a program', Buffer.from('MZ\u0090\u0000 not an image').toString('base64')],
    ['a page', `data:text/html;base64,${Buffer.from('<script>1</script>').toString('base64')}`],
    ['an image of one byte', 'iQ=='],
    ['an invalid data URL', 'data:image/png,plain'],
    ['a length that base64 cannot have', 'AAAAA'],
  ])('are refused as %s', async (_text, content) => {
    const response = (await upload(content)).json();
    expect(response).toEqual({ status: 0, error: 'file_not_accepted', fields: { content: 'file_not_accepted' } });
    expect(await documentsOf(player)).toEqual({ status: 1, requirements: [], documents: [], kyc_status: 'none' });
  });

  it.each([
    ['a virus', Buffer.concat([png, Buffer.from(eicar)]), 'file_infected'],
    ['a cut off image', jpeg.subarray(0, 100), 'file_unreadable'],
    ['more than is allowed', Buffer.concat([png, Buffer.alloc(maxDocumentBytes)]), 'too_large'],
  ])('are refused as %s, and nothing is stored', async (_text, bytes, error) => {
    const owner = await operator.createPlayer();
    expect((await upload(bytes.toString('base64'), owner)).json()).toMatchObject({ status: 0, error });
    expect((await documentsOf(owner)).documents).toEqual([]);
  });

  it('of the maximum size fit into a request body, and 40 MB do not', async () => {
    const sized = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length, 1)]).toString('base64');
    expect((await upload(sized(maxDocumentBytes), await operator.createPlayer())).json()).toMatchObject({ status: 1 });
    const refused = await upload(sized(40_000_000), await operator.createPlayer());
    expect([refused.statusCode, refused.json()]).toEqual([413, { status: 0, error: 'too_large' }]);
  });

  it('do not undo a verification, and reopen a rejected one', async () => {
    const [verified, rejected] = [await operator.createPlayer(), await operator.createPlayer()];
    await setKyc(verified, 'verified');
    await setKyc(rejected, 'rejected');
    expect((await upload(png.toString('base64'), verified)).json()).toMatchObject({ kyc_status: 'verified' });
    expect((await upload(png.toString('base64'), rejected)).json()).toMatchObject({ kyc_status: 'pending' });
  });

  it('count against the limit if they are refused, too', async () => {
    const owner = await operator.createPlayer();
    const { hits } = limits.document_player;
    for (let count = 0; count < hits; count += 1) expect((await upload('AAAA', owner)).json()).toMatchObject({ error: 'file_not_accepted' });
    expect((await upload('AAAA', owner)).statusCode).toBe(429);
    expect((await upload(png.toString('base64'), owner)).statusCode).toBe(429);
  });

  it('collect pages while they are in review, each file once, up to four', async () => {
    const owner = await operator.createPlayer();
    const page = (letter: string) => Buffer.concat([jpeg, Buffer.from(letter)]).toString('base64');
    const first = (await upload(page('a'), owner)).json<{ document: { id: string } }>();
    expect((await upload(page('a'), owner)).json()).toEqual(first);
    for (const letter of ['b', 'c', 'd']) expect((await upload(page(letter), owner)).json()).toMatchObject({ document: { id: first.document.id } });
    expect((await upload(page('e'), owner)).json()).toEqual({ status: 0, error: 'too_many_pages', fields: { content: 'too_many_pages' } });
    expect((await upload(page('e'), owner, { kind: 'address' })).json()).toMatchObject({ status: 1, document: { files: [{}] } });
    const { documents } = await documentsOf(owner);
    expect(documents.map(({ files }) => files.length).toSorted()).toEqual([1, 4]);
  });

  it('sent concurrently are stored once', async () => {
    const owner = await operator.createPlayer();
    const responses = await Promise.all(Array.from({ length: 4 }, () => upload(jpeg.toString('base64'), owner)));
    expect(new Set(responses.map((response) => response.json<{ document: { id: string } }>().document.id)).size).toBe(1);
    expect((await documentsOf(owner)).documents.map(({ files }) => files.length)).toEqual([1]);
  });

  it('about a card are about a card of the player', async () => {
    const [owner, other] = [await operator.createPlayer(), await operator.createPlayer()];
    const card = await createCard(operator, owner);
    const send = (by: TestPlayer, changes: object) => upload(jpeg.toString('base64'), by, { kind: 'payment', card, ...changes });
    expect((await send(owner, {})).json()).toMatchObject({ document: { card: { id: card, last4: '4412', scheme: 'visa' } } });
    expect((await send(other, {})).statusCode).toBe(404);
    expect((await send(owner, { card: 'none' })).statusCode).toBe(404);
    expect((await send(owner, { kind: 'identity' })).statusCode).toBe(404);
  });

  it("are the player's own, and limited in number", async () => {
    const owner = await operator.createPlayer();
    const responses = [];
    for (let turn = 0; turn < 21; turn += 1) responses.push(await upload(png.toString('base64'), owner));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await documentsOf(player)).documents).toEqual([]);
    expect((await operator.call('front/get_documents')).statusCode).toBe(401);
  });
});
