import * as v from 'valibot';
import { defineCall, emptySchema } from './call.ts';
import { kycStatuses } from './player.ts';
import { idSchema, requiredTextSchema } from './wire.ts';

/** What a paper proves. */
export const documentKinds = ['identity', 'address', 'payment'] as const;
export const documentStatuses = ['pending', 'accepted', 'rejected'] as const;
/** Bytes of a file at most: as base64 it still fits into a body of one MiB. */
export const maxDocumentBytes = 760_000;

const documentSchema = v.object({
  id: idSchema,
  kind: v.picklist(documentKinds),
  file_name: v.string(),
  /** Found in the bytes, not told by the sender. */
  media_type: v.string(),
  size_bytes: v.number(),
  status: v.picklist(documentStatuses),
  date: v.string(),
});

/** A paper that the player sent to prove who they are. */
export type PlayerDocument = v.InferOutput<typeof documentSchema>;

/**
 * Sends a picture (JPEG, PNG, WebP) or a PDF of at most {@link maxDocumentBytes}, as base64 or as a data URL. Refusal: `file_not_accepted` at
 * `content`. The verification becomes `pending` unless it is through already.
 */
export const frontUploadDocument = defineCall({
  path: 'front/upload_document',
  method: 'POST',
  auth: 'player',
  repeats: false,
  bodyBytes: 1024 * 1024,
  request: v.object({
    kind: v.picklist(documentKinds),
    file_name: requiredTextSchema,
    content: v.pipe(v.string(), v.minLength(1, 'field_required'), v.maxLength(Math.ceil(maxDocumentBytes / 3) * 4 + 100, 'file_not_accepted')),
  }),
  answer: v.object({ status: v.literal(1), document: documentSchema, kyc_status: v.picklist(kycStatuses) }),
});

/** The papers the player has sent, the latest first. Their bytes are for the operator's staff only. */
export const frontGetDocuments = defineCall({
  path: 'front/get_documents',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: emptySchema,
  answer: v.object({ status: v.literal(1), documents: v.array(documentSchema), kyc_status: v.picklist(kycStatuses) }),
});
