import type { Processor } from '@playfront/api-contract';
import { foldedGroups, type MethodRow, type MethodRowGroup } from '../cashier/method-rows.ts';
import { isFillable } from '../cashier/payment-fields.rules.ts';

/** A destination that needs no typing: a card that was paid with, or details that were used before. */
export type KnownTarget = { readonly kind: 'card' | 'saved'; readonly id: string; readonly label: string };

/**
 * A choice of the withdrawal form: a payout method, or one of its known destinations, which has its own title and limits. `id` identifies the
 * row, `processorId` the operator's method; `fields` are only those that are still to be typed.
 */
export type PayoutRow = Processor & { readonly processorId: string; readonly title: string; readonly target?: KnownTarget };

/** The rows of the payout methods whose fields the form knows: saved destinations first, then one for each card, and each method for new details. */
export function payoutRows(processors: readonly Processor[]): readonly PayoutRow[] {
  const known = processors.filter(isFillable);
  return [...known.flatMap(savedRows), ...known.flatMap((processor) => (isToCard(processor) ? cardRows(processor) : [methodRow(processor)]))];
}

/** The rows with their headings: those that need no typing, the first methods, and the rest. */
export function payoutGroups(rows: readonly PayoutRow[]): readonly MethodRowGroup[] {
  const saved = rows.filter(({ target }) => target !== undefined).map(choiceOf);
  const methods = rows.filter(({ target }) => target === undefined).map(choiceOf);
  return foldedGroups(saved, methods, methods);
}

function choiceOf(row: PayoutRow): MethodRow {
  const { id, title, target, returnable, available } = row;
  const card = target?.kind === 'card' ? { card: { ...target, returnable, available } } : {};
  return { key: id, title, processor: row, ...card };
}

/** The details of a request that the player does not type. */
export function targetDetails({ target }: Pick<PayoutRow, 'target'>): Readonly<Record<string, string>> {
  if (!target) return {};
  return target.kind === 'card' ? { saved_card: target.id } : { saved_destination: target.id };
}

const isToCard = ({ fields }: Pick<Processor, 'fields'>) => fields.includes('saved_card');

function savedRows(processor: Processor): PayoutRow[] {
  return processor.saved_destinations.map(({ id, label }) => ({
    ...methodRow(processor),
    id: `${processor.id} ${id}`,
    title: `${processor.name}, ${label}`,
    target: { kind: 'saved', id, label },
    fields: [],
  }));
}

function cardRows(processor: Processor): PayoutRow[] {
  return processor.saved_cards.map(({ id, label, returnable, available }) => ({
    ...methodRow(processor),
    id: `${processor.id} ${id}`,
    title: label,
    target: { kind: 'card', id, label },
    fields: processor.fields.filter((field) => field !== 'saved_card'),
    saved_cards: [],
    returnable,
    available,
  }));
}

function methodRow(processor: Processor): PayoutRow {
  return { ...processor, kind: payoutKind(processor), processorId: processor.id, title: processor.name };
}

/** What a method pays to: a provider of cards may pay out to bank accounts. */
function payoutKind({ kind, fields }: Processor): Processor['kind'] {
  if (kind !== 'card' || fields.length === 0 || isToCard({ fields })) return kind;
  if (fields.includes('address')) return 'crypto';
  return fields.some((field) => field === 'email' || field === 'wallet_id' || field === 'account_id') ? 'wallet' : 'wire';
}
