import { randomUUID } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import type { Actor, World } from '../world.ts';
import { cannot, type ChecksOf } from './call-checks.ts';

/** An image of one pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
/** The EICAR test file, in two parts, so that no scanner takes this file for it. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const document = (content: string) => ({ kind: 'identity' as const, file_name: 'passport.png', content });

/** A document that a player has just sent, as an officer sees it. */
async function sentDocument(world: World) {
  const [officer, player] = [await world.admin(), await world.newPlayer()];
  const { document: sent } = await world.ask('frontUploadDocument', document(png), player);
  const { documents } = await world.ask('adminGetDocuments', { player_id: player.id }, officer);
  const reviewed = documents.find(({ id }) => id === sent.id);
  expectThat(reviewed !== undefined, 'the document that was sent, in review');
  return { officer, player, id: sent.id, version: reviewed?.version ?? 0 };
}

async function stateOf(world: World, player: Actor, documentId: string): Promise<string | undefined> {
  const { requirements } = await world.ask('frontGetDocuments', undefined, player);
  return requirements.find((requirement) => requirement.document?.id === documentId)?.state;
}

export const documentChecks: ChecksOf<
  'frontUploadDocument' | 'frontGetDocuments' | 'adminGetDocuments' | 'adminGetDocumentFile' | 'adminDecideDocument' | 'adminRequestDocument'
> = {
  frontUploadDocument: {
    works: async (world) => {
      const stranger = await world.stranger();
      const answer = await world.ask('frontUploadDocument', document(png), stranger);
      const [file] = answer.document.files;
      expectThat(file?.media_type === 'image/png', `the type image/png; it is ${file?.media_type}`);
      expectThat(answer.kyc_status === 'pending' || answer.kyc_status === 'verified', `a verification that is pending; it is ${answer.kyc_status}`);
    },
    also: {
      'the same file again adds nothing': async (world) => {
        const player = await world.newPlayer();
        const first = await world.ask('frontUploadDocument', document(png), player);
        const again = await world.ask('frontUploadDocument', document(png), player);
        expectThat(again.document.id === first.document.id && again.document.files.length === 1, 'the document that was sent before, as it was');
      },
    },
    refuses: {
      file_not_accepted: async (world) => {
        const program = Buffer.from('MZ this is a program, whatever its name says').toString('base64');
        expectRefusal(await world.send('frontUploadDocument', document(program), { as: await world.stranger() }), 'file_not_accepted', 'content');
      },
      file_unreadable: async (world) => {
        const cut = Buffer.from(png, 'base64').subarray(0, 50).toString('base64');
        expectRefusal(await world.send('frontUploadDocument', document(cut), { as: await world.stranger() }), 'file_unreadable', 'content');
      },
      file_protected: cannot('it takes a PDF with a password'),
      file_not_safe: async (world) => {
        const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj\n%%EOF').toString('base64');
        expectRefusal(await world.send('frontUploadDocument', document(pdf), { as: await world.stranger() }), 'file_not_safe', 'content');
      },
      file_infected: async (world) => {
        const infected = Buffer.concat([Buffer.from(png, 'base64'), Buffer.from(eicar)]).toString('base64');
        expectRefusal(await world.send('frontUploadDocument', document(infected), { as: await world.stranger() }), 'file_infected', 'content');
      },
      too_many_pages: async (world) => {
        const player = await world.newPlayer();
        for (let page = 0; page < 4; page += 1) await world.ask('frontUploadDocument', document(pngOf(page)), player);
        expectRefusal(await world.send('frontUploadDocument', document(pngOf(4)), { as: player }), 'too_many_pages', 'content');
      },
      field_required: async (world) => {
        expectRefusal(await world.send('frontUploadDocument', document(''), { as: await world.stranger() }), 'field_required', 'content');
      },
      too_large: async (world) => {
        const reply = await world.send('frontUploadDocument', document('A'.repeat(12 * 1024 * 1024)), { as: await world.stranger() });
        expectRefusal(reply, 'too_large');
      },
      not_found: async (world) => {
        const body = { ...document(png), kind: 'payment', card: randomUUID() };
        expectRefusal(await world.send('frontUploadDocument', body, { as: await world.stranger() }), 'not_found');
      },
    },
  },
  frontGetDocuments: {
    works: async (world) => {
      const [player, stranger] = [await world.player(), await world.stranger()];
      const sent = await world.ask('frontUploadDocument', document(png), stranger);
      const { documents } = await world.ask('frontGetDocuments', undefined, stranger);
      expectThat(
        documents.some(({ id }) => id === sent.document.id),
        'the document that was sent',
      );
      const others = await world.ask('frontGetDocuments', undefined, player);
      expectThat(others.documents.length === 0, "none of another player's documents");
    },
  },
  adminGetDocuments: {
    works: async (world) => {
      const officer = await world.admin();
      const { documents, total } = await world.ask('adminGetDocuments', { page: 1, page_size: 100 }, officer);
      expectThat(documents.length <= total, 'a total of at least what is listed');
      for (const { id, status } of documents) expectThat(status === 'pending', `documents in review; ${id} is ${status}`);
    },
  },
  adminGetDocumentFile: {
    works: async (world) => {
      const { officer, id } = await sentDocument(world);
      const file = await world.ask('adminGetDocumentFile', { id }, officer);
      expectThat(file.media_type === 'image/png' && file.content !== '', 'the image that was sent');
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
      await world.ask('adminDecideDocument', { id, decision: 'reject', reason: 'unreadable', note, version }, officer);
      const { requirements } = await world.ask('frontGetDocuments', undefined, player);
      const rejected = requirements.find((requirement) => requirement.document?.id === id);
      expectThat(rejected?.state === 'rejected', `a document that is rejected; it is ${rejected?.state}`);
      expectThat(rejected?.document?.reason === 'unreadable' && rejected.document.note === note, 'the reason and the note, for the player');
      const { messages } = await world.ask('frontGetPlayerMessages', { page: 1 }, player);
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
        await world.ask('adminDecideDocument', { id, decision: 'reject', reason: 'unreadable', version }, officer);
        expectRefusal(await world.send('adminDecideDocument', { id, decision: 'accept', version }, { as: officer }), 'conflict');
        const state = await stateOf(world, player, id);
        expectThat(state === 'rejected', `that the first decision stands; it is ${state}`);
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
      const { requirement } = await world.ask('adminRequestDocument', { player_id: player.id, kind: 'source_of_funds' }, officer);
      expectThat(requirement.state === 'needed', `a document that is needed; it is ${requirement.state}`);
      const { requires } = await world.ask('frontGetWithdrawalProcessors', { currency: player.currency }, player);
      expectThat(requires.includes('kyc_required'), '"kyc_required" among what a withdrawal requires');
    },
    refuses: {
      not_found: async (world) => {
        const body = { player_id: randomUUID(), kind: 'identity' };
        expectRefusal(await world.send('adminRequestDocument', body, { as: await world.admin() }), 'not_found');
      },
    },
  },
};

/** The image with other bytes after its end, which decoders pass over. */
function pngOf(page: number): string {
  return Buffer.concat([Buffer.from(png, 'base64'), Buffer.from([page])]).toString('base64');
}
