import { useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { searchKey } from '@playfront/typed-text';
import { SearchPalette, type PaletteResults } from '@playfront/ui/search';
import { MethodMark } from './MethodMark.tsx';
import type { MethodRow, MethodRowGroup } from './method-rows.ts';

type MethodSearchProps = {
  groups: readonly MethodRowGroup[];
  titleOf: (group: MethodRowGroup) => string;
  /** Limits, fee and time, or why it cannot be used. */
  detailOf: (row: MethodRow) => string;
  isDisabled: (row: MethodRow) => boolean;
  onChoose: (key: string) => void;
  onClose: () => void;
};

const maxQueryLength = 60;

/** Search over all payment methods by name, and by words such as the schemes of a card or the code of a coin. */
export function MethodSearch({ groups, titleOf, detailOf, isDisabled, onChoose, onClose }: MethodSearchProps) {
  const { text } = useFormat();
  const [query, setQuery] = useState('');
  const key = searchKey(query);
  const found = groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => wordsOf(row).some((word) => searchKey(word).includes(key))) }))
    .filter(({ rows }) => rows.length > 0);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  const results: PaletteResults =
    count === 0
      ? { kind: 'empty', title: text('payments.method.search.none'), text: text('payments.method.search.none_text') }
      : {
          kind: 'ready',
          groups: found.map((group) => ({
            id: group.id,
            label: titleOf(group),
            items: group.rows.map((row) => ({
              id: row.key,
              label: row.title,
              detail: detailOf(row),
              isDisabled: isDisabled(row),
              lead: <MethodMark row={row} size="s" />,
            })),
          })),
        };
  return (
    <SearchPalette
      isOpen
      onClose={onClose}
      label={text('payments.method.search')}
      placeholder={text('payments.method.search.placeholder')}
      closeLabel={text('payments.method.search.close')}
      query={query}
      onQueryChange={setQuery}
      maxQueryLength={maxQueryLength}
      results={results}
      countLabel={text('payments.method.search.count', { count })}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}

/** The words by which a row is found. */
function wordsOf({ title, processor: { name, keywords, networks } }: MethodRow): readonly string[] {
  return [title, name, ...keywords, ...networks.map(({ coin }) => coin)];
}
