import { randomUUID } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import type { Actor, World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';

/** An image of one pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
/** The EICAR test file, in two parts, so that virus scanners do not detect this source file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const document = (content: string) => ({ kind: 'identity' as const, file_name: 'passport.png', content });

/** A document that a player has just uploaded, from the back office. */
async function sentDocument(world: World) {
  const [officer, player] = [await world.admin(), await world.newPlayer()];
  const { document: sent } = await world.call('frontUploadDocument', document(png), player);
  const { documents } = await world.call('adminGetDocuments', { player_id: player.id }, officer);
  const reviewed = documents.find(({ id }) => id === sent.id);
  expectThat(reviewed !== undefined, 'the uploaded document in review');
  return { officer, player, id: sent.id, version: reviewed?.version ?? 0 };
}

async function stateOf(world: World, player: Actor, documentId: string): Promise<string | undefined> {
  const { requirements } = await world.call('frontGetDocuments', undefined, player);
  return requirements.find((requirement) => requirement.document?.id === documentId)?.state;
}

export const documentChecks: ChecksOf<
  'frontUploadDocument' | 'frontGetDocuments' | 'adminGetDocuments' | 'adminGetDocumentFile' | 'adminDecideDocument' | 'adminRequestDocument'
> = {
  frontUploadDocument: {
    works: async (world) => {
      const otherPlayer = await world.otherPlayer();
      const response = await world.call('frontUploadDocument', document(png), otherPlayer);
      const [file] = response.document.files;
      expectThat(file?.media_type === 'image/png', `the type image/png; it is ${file?.media_type}`);
      expectThat(response.kyc_status === 'pending' || response.kyc_status === 'verified', `a pending verification; it is ${response.kyc_status}`);
    },
    also: {
      'the same file again adds nothing': async (world) => {
        const player = await world.newPlayer();
        const first = await world.call('frontUploadDocument', document(png), player);
        const again = await world.call('frontUploadDocument', document(png), player);
        expectThat(again.document.id === first.document.id && again.document.files.length === 1, 'the first document, unchanged');
      },
    },
    refuses: {
      file_not_accepted: async (world) => {
        const program = Buffer.from('MZ this is a program').toString('base64');
        expectRefusal(await world.send('frontUploadDocument', document(program), { as: await world.otherPlayer() }), 'file_not_accepted', 'content');
      },
      file_unreadable: async (world) => {
        const cut = Buffer.from(png, 'base64').subarray(0, 50).toString('base64');
        expectRefusal(await world.send('frontUploadDocument', document(cut), { as: await world.otherPlayer() }), 'file_unreadable', 'content');
      },
      file_protected: untestable('needs a PDF with a password'),
      file_not_safe: async (world) => {
        const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj\n%%EOF').toString('base64');
        expectRefusal(await world.send('frontUploadDocument', document(pdf), { as: await world.otherPlayer() }), 'file_not_safe', 'content');
      },
      file_infected: async (world) => {
        const infected = Buffer.concat([Buffer.from(png, 'base64'), Buffer.from(eicar)]).toString('base64');
        expectRefusal(await world.send('frontUploadDocument', document(infected), { as: await world.otherPlayer() }), 'file_infected', 'content');
      },
      too_many_pages: async (world) => {
        const player = await world.newPlayer();
        for (let page = 0; page < 4; page += 1) await world.call('frontUploadDocument', document(pngOf(page)), player);
        expectRefusal(await world.send('frontUploadDocument', document(pngOf(4)), { as: player }), 'too_many_pages', 'content');
      },
      field_required: async (world) => {
        expectRefusal(await world.send('frontUploadDocument', document(''), { as: await world.otherPlayer() }), 'field_required', 'content');
      },
      too_large: async (world) => {
        const reply = await world.send('frontUploadDocument', document('A'.repeat(12 * 1024 * 1024)), { as: await world.otherPlayer() });
        expectRefusal(reply, 'too_large');
      },
      not_found: async (world) => {
        const body = { ...document(png), kind: 'payment', card: randomUUID() };
        expectRefusal(await world.send('frontUploadDocument', body, { as: await world.otherPlayer() }), 'not_found');
      },
    },
  },
  frontGetDocuments: {
    works: async (world) => {
      const [player, otherPlayer] = [await world.player(), await world.otherPlayer()];
      const sent = await world.call('frontUploadDocument', document(png), otherPlayer);
      const { documents } = await world.call('frontGetDocuments', undefined, otherPlayer);
      expectThat(
        documents.some(({ id }) => id === sent.document.id),
        'the uploaded document',
      );
      const others = await world.call('frontGetDocuments', undefined, player);
      expectThat(others.documents.length === 0, "none of another player's documents");
    },
  },
  adminGetDocuments: {
    works: async (world) => {
      const officer = await world.admin();
      const { documents, total } = await world.call('adminGetDocuments', { page: 1, page_size: 100 }, officer);
      expectThat(documents.length <= total, 'a total not below the number of listed documents');
      for (const { id, status } of documents) expectThat(status === 'pending', `only documents in review; ${id} is ${status}`);
    },
  },
  adminGetDocumentFile: {
    works: async (world) => {
      const { officer, id } = await sentDocument(world);
      const file = await world.call('adminGetDocumentFile', { id }, officer);
      expectThat(file.media_type === 'image/png' && file.content !== '', 'the uploaded image');
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminGetDocumentFile', { id: randomUUID() }, { as: await world.admin() }), 'not_found');
      },
    },
  },
  adminDecideDocument: {
    works: async (world) => {
      const { officer, player, id, version } = await sentDocument(world);
      const note = 'Of the conformance suite.';
      await world.call('adminDecideDocument', { id, decision: 'reject', reason: 'unreadable', note, version }, officer);
      const { requirements } = await world.call('frontGetDocuments', undefined, player);
      const rejected = requirements.find((requirement) => requirement.document?.id === id);
      expectThat(rejected?.state === 'rejected', `a rejected document; it is ${rejected?.state}`);
      expectThat(
        rejected?.document?.reason === 'unreadable' && rejected.document.note === note,
        'the reason and the note in the response to the player',
      );
      const { messages } = await world.call('frontGetPlayerMessages', { page: 1 }, player);
      expectThat(
        messages.some(({ kind }) => kind === 'document_rejected'),
        'a message about it in the mail box',
      );
    },
    refuses: {
      not_found: async (world) => {
        const body = { id: randomUUID(), decision: 'accept', version: 1 };
        expectRefusal(await world.send('adminDecideDocument', body, { as: await world.admin() }), 'not_found');
      },
      conflict: async (world) => {
        const { officer, player, id, version } = await sentDocument(world);
        await world.call('adminDecideDocument', { id, decision: 'reject', reason: 'unreadable', version }, officer);
        expectRefusal(await world.send('adminDecideDocument', { id, decision: 'accept', version }, { as: officer }), 'conflict');
        const state = await stateOf(world, player, id);
        expectThat(state === 'rejected', `the first decision unchanged; it is ${state}`);
      },
      field_required: async (world) => {
        const body = { id: randomUUID(), decision: 'reject', version: 1 };
        expectRefusal(await world.send('adminDecideDocument', body, { as: await world.admin() }), 'field_required', 'reason');
      },
    },
  },
  adminRequestDocument: {
    works: async (world) => {
      const [officer, player] = [await world.admin(), await world.newPlayer()];
      const { requirement } = await world.call('adminRequestDocument', { player_id: player.id, kind: 'source_of_funds' }, officer);
      expectThat(requirement.state === 'needed', `a required document; it is ${requirement.state}`);
      const { requires } = await world.call('frontGetWithdrawalProcessors', { currency: player.currency }, player);
      expectThat(requires.includes('kyc_required'), '"kyc_required" in the requirements of a withdrawal');
    },
    refuses: {
      not_found: async (world) => {
        const body = { player_id: randomUUID(), kind: 'identity' };
        expectRefusal(await world.send('adminRequestDocument', body, { as: await world.admin() }), 'not_found');
      },
    },
  },
};

/** The image with random bytes after its end, which decoders ignore. */
function pngOf(page: number): string {
  return Buffer.concat([Buffer.from(png, 'base64'), Buffer.from([page])]).toString('base64');
}
