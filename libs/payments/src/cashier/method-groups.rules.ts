import type { Processor } from '@playfront/api-contract';

const groupOfKind = {
  card: 'cards',
  open_banking: 'bank',
  wallet: 'wallets',
  voucher: 'wallets',
  mobile: 'wallets',
  crypto: 'slow',
  wire: 'slow',
} as const satisfies Record<Processor['kind'], string>;

export type MethodGroupId = 'last' | (typeof groupOfKind)[Processor['kind']];

const groupOrder: readonly MethodGroupId[] = ['last', 'cards', 'bank', 'wallets', 'slow'];

const groupOf = ({ kind, is_last_used }: Processor): MethodGroupId => (is_last_used ? 'last' : groupOfKind[kind]);

/** Payment methods in display order: the last used one, then by kind, and within a kind as sorted by the operator. */
export function groupMethods(processors: readonly Processor[]): readonly { id: MethodGroupId; methods: readonly Processor[] }[] {
  return groupOrder
    .map((id) => ({ id, methods: processors.filter((processor) => groupOf(processor) === id) }))
    .filter(({ methods }) => methods.length > 0);
}
