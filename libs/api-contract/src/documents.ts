import * as v from 'valibot';
import { defineCall, emptySchema } from './call.ts';
import { kycStatuses } from './player.ts';
import {
  amountOf,
  currencySchema,
  givenIdSchema,
  idSchema,
  maxVersion,
  pageEntries,
  requiredTextSchema,
  textSchema,
  wireAmountSchema,
} from './wire.ts';

/** What a document proves. `payment`: that a card or account belongs to the player. */
export const documentKinds = ['identity', 'address', 'payment', 'source_of_funds'] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentStatuses = ['pending', 'accepted', 'rejected'] as const;
/** State of a required document; `needed`: none was sent, or the accepted one is no longer valid. */
export const documentStates = ['needed', ...documentStatuses] as const;
export type DocumentState = (typeof documentStates)[number];
/**
 * Why a document was rejected: not readable; a corner is cut off; parts are covered; the document has expired; it is older than three months;
 * it is not the requested document; its details differ from those of the account; it was edited.
 */
export const documentReasons = ['unreadable', 'cut_off', 'covered', 'expired', 'too_old', 'wrong_type', 'details_differ', 'edited', 'other'] as const;
export type DocumentReason = (typeof documentReasons)[number];
/** Message to the player for each reason: an id of `translations/en/api.json`. For `other` there is only the officer's note. */
export const documentReasonMessages = {
  unreadable: 'api.mail.document.reason.unreadable',
  cut_off: 'api.mail.document.reason.cut_off',
  covered: 'api.mail.document.reason.covered',
  expired: 'api.mail.document.reason.expired',
  too_old: 'api.mail.document.reason.too_old',
  wrong_type: 'api.mail.document.reason.wrong_type',
  details_differ: 'api.mail.document.reason.details_differ',
  edited: 'api.mail.document.reason.edited',
  other: undefined,
} as const satisfies Record<DocumentReason, string | undefined>;
/** Maximum bytes of a file. */
export const maxDocumentBytes = 8 * 1024 * 1024;
/** Accepted file types, detected by their first bytes. */
export const documentMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** Maximum length of an image's longer side, in pixels; larger images are scaled down. Small print remains readable. */
export const maxDocumentImageSide = 4_000;
const maxBase64Length = Math.ceil(maxDocumentBytes / 3) * 4;
/** Maximum files of one document, such as the two sides of a card. */
export const maxDocumentFiles = 4;

const fileSchema = v.object({
  file_name: v.string(),
  /** Detected from the bytes, not declared by the sender. */
  media_type: v.string(),
  size_bytes: v.number(),
});

const cardSchema = v.object({ id: idSchema, scheme: v.string(), last4: v.string() });

const documentEntries = {
  id: idSchema,
  kind: v.picklist(documentKinds),
  /** The saved card that a document of the kind `payment` is about. */
  card: v.optional(v.nullable(cardSchema), null),
  /** In the order they were sent. */
  files: v.array(fileSchema),
  status: v.picklist(documentStatuses),
  date: v.string(),
  decided_at: v.optional(v.nullable(v.string()), null),
  /** Why it was rejected. */
  reason: v.optional(v.nullable(v.fallback(v.picklist(documentReasons), 'other')), null),
  /** Written by the officer to the player. */
  note: v.optional(v.string(), ''),
};

const documentSchema = v.object(documentEntries);

/** A document that the player sent. */
export type PlayerDocument = v.InferOutput<typeof documentSchema>;

const requirementSchema = v.object({
  kind: v.picklist(documentKinds),
  card: v.optional(v.nullable(cardSchema), null),
  state: v.picklist(documentStates),
  /** The document that `state` refers to; null if it is `needed`, or if the operator verified the player in another way. */
  document: v.nullable(documentSchema),
  /** The operator's note to its request for the document. */
  note: v.optional(v.string(), ''),
});

/** A document that the operator requires from the player. */
export type DocumentRequirement = v.InferOutput<typeof requirementSchema>;

/**
 * Uploads an image (JPEG, PNG, WebP) or a PDF of at most {@link maxDocumentBytes} (`too_large`), as base64 or as a data URL. Images are re-encoded
 * before they are stored. Refusals at `content`: `file_not_accepted` (another type), `file_unreadable` (damaged, incomplete, invalid for its type, or
 * too many pixels), `file_protected` (a PDF with a password), `file_not_safe` (a PDF with scripts, actions or attachments), `too_many_pages` (more than
 * 20), `file_infected`. While a document of the same kind and card is in review, the file is added to it, up to {@link maxDocumentFiles} files
 * (`too_many_pages`); uploading the same bytes again returns the document unchanged. `card`, for the kind `payment`, is the id of a saved card of the
 * player; another player's card: `not_found`.
 */
export const frontUploadDocument = defineCall({
  path: 'front/upload_document',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  bodyBytes: maxBase64Length + 8 * 1024,
  request: v.object({
    kind: v.picklist(documentKinds),
    card: v.optional(v.nullable(givenIdSchema), null),
    file_name: requiredTextSchema,
    content: v.pipe(v.string(), v.minLength(1, 'field_required'), v.maxLength(maxBase64Length + 100, 'too_large')),
  }),
  response: v.object({ status: v.literal(1), document: documentSchema, kyc_status: v.picklist(kycStatuses) }),
});

/**
 * The documents the operator requires from the player, each with its state, and all that the player has sent, latest first. Identity and address are
 * required if payouts require verification or a verification has begun; others if the operator requested them. Only staff can read the files.
 */
export const frontGetDocuments = defineCall({
  path: 'front/get_documents',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: emptySchema,
  response: v.object({
    status: v.literal(1),
    requirements: v.optional(v.array(requirementSchema), []),
    documents: v.array(documentSchema),
    kyc_status: v.picklist(kycStatuses),
  }),
});

const officerSchema = v.object({ id: idSchema, username: v.string() });

const reviewedDocumentSchema = v.pipe(
  v.object({
    ...documentEntries,
    /** Increases with each change, such as another page; a decision includes the version it is based on. */
    version: v.number(),
    /** The player, with the details entered in the account. */
    player: v.object({
      id: idSchema,
      username: v.string(),
      first_name: v.string(),
      last_name: v.string(),
      birthday: v.string(),
      country: v.string(),
      city: v.string(),
      address: v.string(),
      postal_code: v.string(),
      kyc_status: v.picklist(kycStatuses),
    }),
    /** The officer who accepted it first, if a second one must accept it too. */
    first_officer: v.nullable(officerSchema),
    decided_by: v.nullable(officerSchema),
    /** The player's pending withdrawal that has been waiting longest. */
    waiting_withdrawal: v.nullable(v.object({ id: idSchema, amount: wireAmountSchema, currency: currencySchema, date: v.string() })),
    /** Whether another player sent the same file. */
    is_shared: v.boolean(),
  }),
  v.transform(({ waiting_withdrawal: waiting, ...document }) => ({
    ...document,
    waiting_withdrawal: waiting && { id: waiting.id, amount: amountOf(waiting.amount, waiting.currency), date: waiting.date },
  })),
);

/** A document as the back office sees it. */
export type ReviewedDocument = v.InferOutput<typeof reviewedDocumentSchema>;

/** Documents of all players, by default those in review: first those of players with a pending withdrawal, then oldest first. */
export const adminGetDocuments = defineCall({
  path: 'admin/get_documents',
  method: 'POST',
  auth: 'admin',
  scope: 'documents',
  isReadOnly: true,
  request: v.object({
    state: v.optional(v.picklist(documentStatuses), 'pending'),
    kind: v.optional(v.picklist(documentKinds)),
    player_id: v.optional(givenIdSchema),
    ...pageEntries,
  }),
  response: v.object({
    status: v.literal(1),
    documents: v.array(reviewedDocumentSchema),
    total: v.number(),
    /** Whether two officers must accept a document. */
    needs_second_officer: v.optional(v.boolean(), false),
  }),
});

/** A file of a document as base64; `page` counts from 1. Each access is recorded in the audit log. */
export const adminGetDocumentFile = defineCall({
  path: 'admin/get_document_file',
  method: 'POST',
  auth: 'admin',
  scope: 'documents',
  isReadOnly: true,
  request: v.object({
    id: givenIdSchema,
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxDocumentFiles)), 1),
  }),
  response: v.object({ status: v.literal(1), ...fileSchema.entries, content: v.string() }),
});

/**
 * Accepts or rejects a document in review; a rejection needs a `reason`, and for `other` also a `note`. The player sees both. Decided or changed since
 * `version`: `conflict`. With the setting `document_second_officer` the first acceptance leaves it in review with `first_officer` set, and a second
 * one by the same officer is `forbidden`, as is a decision on the officer's own document.
 */
export const adminDecideDocument = defineCall({
  path: 'admin/decide_document',
  method: 'POST',
  auth: 'admin',
  scope: 'documents',
  isReadOnly: false,
  request: v.pipe(
    v.object({
      id: givenIdSchema,
      decision: v.picklist(['accept', 'reject']),
      reason: v.optional(v.picklist(documentReasons)),
      note: v.optional(v.pipe(textSchema, v.trim()), ''),
      version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion)),
    }),
    v.forward(
      v.check(({ decision, reason }) => decision === 'accept' || reason !== undefined, 'field_required'),
      ['reason'],
    ),
    v.forward(
      v.check(({ decision, reason, note }) => decision === 'accept' || reason !== 'other' || note !== '', 'field_required'),
      ['note'],
    ),
  ),
  response: v.object({ status: v.literal(1), document: reviewedDocumentSchema }),
});

/**
 * Requests a document from a player; withdrawals wait until it is accepted. A document that was accepted before no longer counts. An unknown player or
 * card: `not_found`; the officer's own account: `forbidden`.
 */
export const adminRequestDocument = defineCall({
  path: 'admin/request_document',
  method: 'POST',
  auth: 'admin',
  scope: 'documents',
  isReadOnly: false,
  request: v.object({
    player_id: givenIdSchema,
    kind: v.picklist(documentKinds),
    /** A saved card of the player, for the kind `payment`. */
    card: v.optional(v.nullable(givenIdSchema), null),
    /** Shown to the player. */
    note: v.optional(v.pipe(textSchema, v.trim()), ''),
  }),
  response: v.object({ status: v.literal(1), requirement: requirementSchema }),
});
