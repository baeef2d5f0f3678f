import type { Processor } from '@playfront/api-contract';

type SavedCard = Processor['saved_cards'][number];

/** One row of the choice: a method, or a card that the player has paid with. */
export type MethodRow = {
  /** Unique in the choice, and the same after a reload. */
  readonly key: string;
  readonly title: string;
  readonly processor: Processor;
  readonly card?: SavedCard | undefined;
};

/** Rows with a heading. */
export type MethodRowGroup = { readonly id: 'saved' | 'usual' | 'other'; readonly rows: readonly MethodRow[] };

/** Rows shown before "More payment methods". */
const maxShown = 7;

/** The row of a method. */
export function methodRow(processor: Processor): MethodRow {
  return { key: processor.method || processor.id, title: processor.name, processor };
}

/** The row of a saved card. */
export function cardRow(processor: Processor, card: SavedCard): MethodRow {
  return { key: card.id, title: card.label, processor, card };
}

/**
 * The rows of deposit methods, in the order of the operator: saved cards and methods that the player has used, those usual in the country, and the rest. A
 * method is named `newCard` if a saved card of it is listed too.
 */
export function depositRows(processors: readonly Processor[], newCard: string): readonly MethodRowGroup[] {
  const withCards = new Set(processors.filter(({ saved_cards: cards }) => cards.length > 0).map((processor) => methodRow(processor).key));
  const methods = processors
    .filter(({ is_saved_only: isSavedOnly }) => !isSavedOnly)
    .map(methodRow)
    .map((row) => (withCards.has(row.key) ? { ...row, title: newCard } : row));
  const isUsed = ({ key, processor }: MethodRow) => !withCards.has(key) && (processor.is_used || processor.is_last_used);
  const cards = processors.flatMap((processor) => processor.saved_cards.map((card) => cardRow(processor, card)));
  const saved = [...cards, ...methods.filter(isUsed)].toSorted((one, other) => Number(isLast(other)) - Number(isLast(one)));
  const others = methods.filter((row) => !isUsed(row));
  // An operator that does not say which methods are usual lists the best first.
  const usual = others.some(({ processor }) => processor.is_usual) ? others.filter(({ processor }) => processor.is_usual) : others;
  return foldedGroups(saved, usual, others);
}

/** All `saved` rows, the first of those that are `usual`, and the rest of the `others`. */
export function foldedGroups(saved: readonly MethodRow[], usual: readonly MethodRow[], others: readonly MethodRow[]): readonly MethodRowGroup[] {
  const shown = usual.slice(0, Math.max(maxShown - saved.length, 3));
  const groups = [
    { id: 'saved', rows: saved },
    { id: 'usual', rows: shown },
    { id: 'other', rows: others.filter((row) => !shown.includes(row)) },
  ] as const;
  return groups.filter(({ rows }) => rows.length > 0);
}

const isLast = ({ processor }: MethodRow) => processor.is_last_used;
