import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { maxDocumentBytes } from '@playfront/api-contract';
import { limits } from '../throttle/throttle.limits.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(40, 7)]);
const pdf = Buffer.from('%PDF-1.7\n%%EOF');
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.from([1, 0, 0, 0]), Buffer.from('WEBPVP8 ')]);

describe('papers', () => {
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
    (await operator.call('front/get_documents', {}, by.bearer)).json<{ documents: { media_type: string }[]; kyc_status: string }>();
  const setKyc = (by: TestPlayer, kyc_status: 'verified' | 'rejected') =>
    operator.db.database.updateTable('players').set({ kyc_status }).where('id', '=', by.id).execute();

  it.each([
    ['a PNG', png.toString('base64'), 'image/png'],
    ['a PDF in a data URL', `data:application/pdf;base64,${pdf.toString('base64')}`, 'application/pdf'],
    ['a JPEG that calls itself a PDF', `data:application/pdf;base64,${jpeg.toString('base64')}`, 'image/jpeg'],
    ['a WebP without padding', webp.toString('base64').replace(/=+$/, ''), 'image/webp'],
    ['base64 in lines', png.toString('base64').replace(/(.{10})/g, '$1\r\n'), 'image/png'],
  ])('are taken as %s, by their bytes', async (_text, content, mediaType) => {
    const owner = await operator.createPlayer();
    const answer = (await upload(content, owner)).json();
    expect(answer).toMatchObject({ status: 1, kyc_status: 'pending', document: { kind: 'identity', media_type: mediaType, status: 'pending' } });
    expect(await documentsOf(owner)).toMatchObject({ kyc_status: 'pending', documents: [{ media_type: mediaType }] });
  });

  it('are kept byte by byte', async () => {
    const owner = await operator.createPlayer();
    await upload(png.toString('base64'), owner, { kind: 'address', file_name: '../../etc/passwd\r\n<b>' });
    const row = await operator.db.database.selectFrom('documents').selectAll().where('player_id', '=', owner.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 'address', size_bytes: png.length });
    expect(row.content.equals(png)).toBe(true);
    expect(JSON.stringify(await documentsOf(owner))).not.toContain(png.toString('base64'));
  });

  it.each([
    ['no base64', '<svg onload=alert(1)>'],
    ['a program', Buffer.from('MZ\u0090\u0000 not a picture').toString('base64')],
    ['a page', `data:text/html;base64,${Buffer.from('<script>1</script>').toString('base64')}`],
    ['a picture of one byte', 'iQ=='],
    ['a data URL that is none', 'data:image/png,plain'],
    ['a length that base64 cannot have', 'AAAAA'],
    ['more than is allowed', Buffer.concat([png, Buffer.alloc(maxDocumentBytes)]).toString('base64')],
  ])('are refused as %s', async (_text, content) => {
    const answer = (await upload(content)).json();
    expect(answer).toEqual({ status: 0, error: 'file_not_accepted', fields: { content: 'file_not_accepted' } });
    expect(await documentsOf(player)).toEqual({ status: 1, documents: [], kyc_status: 'none' });
  });

  it('as large as allowed fit into a body', async () => {
    const largest = Buffer.concat([png, Buffer.alloc(maxDocumentBytes - png.length, 1)]);
    expect((await upload(largest.toString('base64'), await operator.createPlayer())).json()).toMatchObject({ status: 1 });
  });

  it('do not undo a verification, and open a rejected one again', async () => {
    const [verified, rejected] = [await operator.createPlayer(), await operator.createPlayer()];
    await setKyc(verified, 'verified');
    await setKyc(rejected, 'rejected');
    expect((await upload(png.toString('base64'), verified)).json()).toMatchObject({ kyc_status: 'verified' });
    expect((await upload(png.toString('base64'), rejected)).json()).toMatchObject({ kyc_status: 'pending' });
  });

  it('count where they are refused, too', async () => {
    const owner = await operator.createPlayer();
    const { hits } = limits.document_player;
    for (let count = 0; count < hits; count += 1) expect((await upload('AAAA', owner)).json()).toMatchObject({ error: 'file_not_accepted' });
    expect((await upload('AAAA', owner)).statusCode).toBe(429);
    expect((await upload(png.toString('base64'), owner)).statusCode).toBe(429);
  });

  it("are the player's own, and not any number of them", async () => {
    const owner = await operator.createPlayer();
    const answers = [];
    for (let turn = 0; turn < 21; turn += 1) answers.push(await upload(jpeg.toString('base64'), owner));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await documentsOf(player)).documents).toEqual([]);
    expect((await operator.call('front/get_documents')).statusCode).toBe(401);
  });
});
