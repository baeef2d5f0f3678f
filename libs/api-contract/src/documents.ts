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

/** What a document proves. `payment`: that a card or account is the player's own. */
export const documentKinds = ['identity', 'address', 'payment', 'source_of_funds'] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentStatuses = ['pending', 'accepted', 'rejected'] as const;
/** State of a document the player must send; `needed`: nothing was sent, or what was accepted no longer holds. */
export const documentStates = ['needed', ...documentStatuses] as const;
export type DocumentState = (typeof documentStates)[number];
/**
 * Why a document was rejected: not readable; a corner is cut off; parts are covered; the document has expired; it is older than three months;
 * it is not what was asked for; its details are not those of the account; it was edited.
 */
export const documentReasons = ['unreadable', 'cut_off', 'covered', 'expired', 'too_old', 'wrong_type', 'details_differ', 'edited', 'other'] as const;
export type DocumentReason = (typeof documentReasons)[number];
/** What the operator writes to the player of each reason: an id of `translations/en/api.json`. Of `other` only the officer's note. */
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
/** Bytes of a file at most. */
export const maxDocumentBytes = 8 * 1024 * 1024;
/** Types of files that are accepted, told by their first bytes. */
export const documentMediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** The longer side of a stored image in pixels; larger ones are made smaller. Small print is still readable. */
export const documentImageSide = 4_000;
const maxBase64Length = Math.ceil(maxDocumentBytes / 3) * 4;
/** Files of one document at most, such as the two sides of a card. */
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
  /** The document whose state it is; none where it is `needed`, or where the operator verified the player in another way. */
  document: v.nullable(documentSchema),
  /** Written by the operator with its request for the document. */
  note: v.optional(v.string(), ''),
});

/** A document that the operator needs of the player. */
export type DocumentRequirement = v.InferOutput<typeof requirementSchema>;

/**
 * Sends an image (JPEG, PNG, WebP) or a PDF of at most {@link maxDocumentBytes} (`too_large`), as base64 or as a data URL. Images are stored encoded
 * anew. Refusals at `content`: `file_not_accepted` (another type), `file_unreadable` (damaged, incomplete, not of its type, or too many pixels),
 * `file_protected` (a PDF with a password), `file_not_safe` (one with scripts, actions or attachments), `too_many_pages` (more than 20),
 * `file_infected`. While a document of the same kind and card is in review, the file becomes another page of it, up to {@link maxDocumentFiles}
 * (`too_many_pages`); the same bytes again return the document as it is, so that a repeated upload adds nothing. `card` is the id of a saved card
 * of the player, for the kind `payment`; of another player: `not_found`.
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
 * The documents the operator needs of the player, each with its state, and all that the player has sent, latest first. Identity and address are
 * needed where payouts require a verification or one has begun; others when the operator asked for them. The bytes are for staff only.
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
    /** Grows with each change, such as another page; a decision names the one it was made on. */
    version: v.number(),
    /** Whose document it is, as entered in the account. */
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
    /** Accepted it first, where a second officer has to accept it too. */
    first_officer: v.nullable(officerSchema),
    decided_by: v.nullable(officerSchema),
    /** The player's pending withdrawal that has waited longest. */
    waiting_withdrawal: v.nullable(v.object({ id: idSchema, amount: wireAmountSchema, currency: currencySchema, date: v.string() })),
    /** Another player sent the same file. */
    is_shared: v.boolean(),
  }),
  v.transform(({ waiting_withdrawal: waiting, ...document }) => ({
    ...document,
    waiting_withdrawal: waiting && { id: waiting.id, amount: amountOf(waiting.amount, waiting.currency), date: waiting.date },
  })),
);

/** A document as the back office sees it. */
export type ReviewedDocument = v.InferOutput<typeof reviewedDocumentSchema>;

/** Documents of all players: those of players whose withdrawal waits first, then oldest first. Without `state` those in review. */
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
    /** Two officers must accept a document. */
    needs_second_officer: v.optional(v.boolean(), false),
  }),
});

/** A file of a document as base64; `page` counts from 1. Who looked at it is in the audit log. */
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
 * Accepts or rejects a document in review; a rejection needs a `reason`, and a `note` where that is `other`. The player is told both. Decided or
 * changed since `version`: `conflict`. With the setting `document_second_officer` the first acceptance leaves it in review with `first_officer` set,
 * and a second one by the same officer is `forbidden`, as is a decision on the officer's own document.
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
 * Asks a player for a document, which withdrawals then wait for. One that was accepted before no longer counts: a new one is needed. An unknown
 * player or card: `not_found`; the officer's own account: `forbidden`.
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
    /** Told to the player. */
    note: v.optional(v.pipe(textSchema, v.trim()), ''),
  }),
  response: v.object({ status: v.literal(1), requirement: requirementSchema }),
});
