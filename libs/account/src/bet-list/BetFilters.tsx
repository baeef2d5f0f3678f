import type { Bet } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { ListFilters, type ListFiltersParts } from '../period/ListFilters.tsx';
import { resultTitle } from '../rounds/result.messages.ts';

export type BetResult = Bet['state'] | 'all';

type BetFiltersProps = ListFiltersParts & {
  result: BetResult;
  onResultChange: (result: BetResult) => void;
};

const results: readonly Bet['state'][] = ['won', 'lost', 'returned', 'open', 'void'];

/** Filters of the bet list: period and result. */
export function BetFilters({ result, onResultChange, ...parts }: BetFiltersProps) {
  const { text } = useFormat();
  return (
    <ListFilters
      {...parts}
      submitLabel={text('account.bets.show')}
      selects={[
        {
          label: text('account.bets.result_filter'),
          anyLabel: text('account.bets.result.all'),
          options: results.map((value) => ({ value, label: text(resultTitle[value]) })),
          value: result === 'all' ? '' : result,
          onChange: (value) => onResultChange(results.find((each) => each === value) ?? 'all'),
        },
      ]}
    />
  );
}
