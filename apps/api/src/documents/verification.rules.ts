import type { DocumentKind, DocumentState } from '@playfront/api-contract';
import type { PlayerRow } from '../players/players.store.ts';

type KycStatus = PlayerRow['kyc_status'];

/** The subject of a document: its kind and, for a card, which one. */
export type Subject = { readonly kind: DocumentKind; readonly instrument_id: string | null };
type Known = Subject & { readonly status: Exclude<DocumentState, 'needed'>; readonly lapsed_at: Date | null };

/** The kinds that verify a player's identity. */
export const verifyingKinds = ['identity', 'address'] as const satisfies readonly DocumentKind[];
const isVerifying = ({ kind }: Subject) => (verifyingKinds as readonly DocumentKind[]).includes(kind);

export function isSameSubject(one: Subject, other: Subject): boolean {
  return one.kind === other.kind && one.instrument_id === other.instrument_id;
}

/** The document that decides on a subject: an accepted one, or otherwise the newest. `documents` are newest first. */
export function decisiveDocument<D extends Known>(documents: readonly D[], subject: Subject): D | undefined {
  const counting = documents.filter((document) => document.lapsed_at === null && isSameSubject(document, subject));
  const withStatus = (status: Known['status']) => counting.find((document) => document.status === status);
  return withStatus('accepted') ?? withStatus('pending') ?? counting[0];
}

/** The status of a player's verification, after a document of theirs has changed. */
export function kycStatusOf(before: KycStatus, documents: readonly Known[]): KycStatus {
  const states = verifyingKinds.map((kind) => decisiveDocument(documents, { kind, instrument_id: null })?.status);
  if (states.every((state) => state === 'accepted')) return 'verified';
  // Verified in another way, such as a bank's identification; an additional document does not undo it.
  if (before === 'verified') return 'verified';
  if (states.includes('rejected')) return 'rejected';
  if (states.some((state) => state !== undefined)) return 'pending';
  return before === 'expired' || documents.some((document) => document.lapsed_at !== null && isVerifying(document)) ? 'expired' : 'none';
}

type Facts<D extends Known, R extends Subject> = {
  /** Whether payouts require a verification. */
  readonly isVerificationRequired: boolean;
  readonly kycStatus: KycStatus;
  /** Newest first. */
  readonly documents: readonly D[];
  readonly requests: readonly R[];
};
export type Requirement<D, R> = {
  readonly subject: Subject;
  readonly state: DocumentState;
  readonly document: D | undefined;
  readonly request: R | undefined;
};

/** The documents that a player must send: for the verification, where one is required or has begun, and those that the operator requested. */
export function requirementsOf<D extends Known, R extends Subject>({
  isVerificationRequired,
  kycStatus,
  documents,
  requests,
}: Facts<D, R>): Requirement<D, R>[] {
  const counting = documents.filter(({ lapsed_at }) => lapsed_at === null);
  const hasBegun = [...counting, ...requests].some(isVerifying) || (kycStatus !== 'none' && kycStatus !== 'verified');
  const verifying = isVerificationRequired || hasBegun ? verifyingKinds.map((kind) => ({ kind, instrument_id: null })) : [];
  const subjects = [...verifying, ...requests, ...counting.toReversed()].filter(
    (subject, index, all) => all.findIndex((other) => isSameSubject(subject, other)) === index,
  );
  return subjects.map(({ kind, instrument_id }) => {
    const subject = { kind, instrument_id };
    const document = decisiveDocument(documents, subject);
    const isVerifiedOtherwise = kycStatus === 'verified' && isVerifying(subject);
    return {
      subject,
      state: document?.status ?? (isVerifiedOtherwise ? 'accepted' : 'needed'),
      document,
      request: requests.find((request) => isSameSubject(request, subject)),
    };
  });
}
