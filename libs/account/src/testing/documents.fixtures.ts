import type { frontGetDocuments, WireResponseOf } from '@playfront/api-contract';

type WireDocuments = WireResponseOf<typeof frontGetDocuments>;
export type WireRequirement = NonNullable<WireDocuments['requirements']>[number];

const document = (id: string, kind: WireRequirement['kind'], status: 'pending' | 'accepted' | 'rejected') => ({
  ...{ id, kind, status, date: '2026-11-20T12:20:00.000Z' },
  files: [{ file_name: `${kind}.jpg`, media_type: 'image/jpeg', size_bytes: 2_400_000 }],
});

/** A document of each state. */
export const wireRequirements: readonly WireRequirement[] = [
  { kind: 'identity', state: 'accepted', document: { ...document('1', 'identity', 'accepted'), decided_at: '2026-11-12T09:00:00.000Z' } },
  {
    kind: 'address',
    state: 'rejected',
    document: {
      ...document('2', 'address', 'rejected'),
      ...{ decided_at: '2026-11-20T14:20:00.000Z', reason: 'too_old', note: 'The bill is dated 2 June.' },
    },
  },
  { kind: 'payment', card: { id: '7', scheme: 'visa', last4: '4412' }, state: 'pending', document: document('3', 'payment', 'pending') },
  { kind: 'source_of_funds', state: 'needed', document: null },
];

export function wireDocuments(requirements: readonly WireRequirement[] = wireRequirements): WireDocuments {
  return { status: 1, requirements: [...requirements], documents: [], kyc_status: 'pending' };
}

/** The response of an upload. */
export const wireUpload = { status: 1, document: document('4', 'source_of_funds', 'pending'), kyc_status: 'pending' } as const;
