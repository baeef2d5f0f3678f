import { Fragment, lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { MethodCard, MethodGroup, MethodRow as RowButton } from '@playfront/ui/forms';
import { IconSearch } from '@playfront/ui/icons';
import styles from './cashier.module.css';
import { feeText, rangeText } from './cashier.messages.ts';
import { MethodMark } from './MethodMark.tsx';
import type { MethodRow, MethodRowGroup } from './method-rows.ts';

// Contains Mantine (decision 0002).
const loadSearch = () => import('./MethodSearch.tsx');
const MethodSearch = lazy(async () => ({ default: (await loadSearch()).MethodSearch }));

export type MethodChoiceProps = {
  /** Rows with a heading; those of the group `other` are found under "More payment methods". */
  groups: readonly MethodRowGroup[];
  titleOf: (group: MethodRowGroup) => string;
  chosenKey: string;
  onChoose: (key: string) => void;
  /** How soon the money arrives, if known. */
  timeOf: (row: MethodRow) => string | undefined;
  /** Badge of a method, if it has one. */
  badgeOf?: (row: MethodRow) => string | undefined;
  /** Why a method cannot be used now. */
  reasonOf?: (row: MethodRow) => string | undefined;
  /** Below the chosen row, such as the button that removes a saved card. */
  belowChosen?: ReactNode;
};

/**
 * Payment methods, each with limits, fee and time: the first ones as radio buttons, the rest behind a search. In the narrow layout, only the chosen one is
 * shown, which opens the search, so that the amount below stays visible.
 */
export function MethodChoice({ groups, titleOf, chosenKey, onChoose, timeOf, badgeOf, reasonOf, belowChosen }: MethodChoiceProps) {
  const format = useFormat();
  const { text } = format;
  const [isSearching, setSearching] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const all = groups.flatMap(({ rows }) => rows);
  const chosen = all.find(({ key }) => key === chosenKey);
  const costOf = (row: MethodRow) => {
    const [fee, time] = [feeText(row.processor, format), timeOf(row)];
    return time === undefined ? fee : text('payments.method.cost', { fee, time });
  };
  const other = groups.find(({ id }) => id === 'other');
  const isHidden = chosen !== undefined && other?.rows.includes(chosen);
  // A method that was found by the search joins the visible ones.
  const shown = groups
    .filter(({ id }) => id !== 'other')
    .map((group, index, { length }) => (isHidden && index === length - 1 ? { ...group, rows: [...group.rows, chosen] } : group));

  return (
    <div className={styles.methods}>
      {chosen && all.length > 1 && (
        <RowButton
          className={styles.chosen}
          title={chosen.title}
          detail={costOf(chosen)}
          mark={<MethodMark row={chosen} />}
          end={text('payments.method.change')}
          element={(props) => <button {...props} ref={opener} type="button" aria-haspopup="dialog" onClick={() => setSearching(true)} />}
        />
      )}
      {/* The same again where the list is folded. */}
      {belowChosen !== undefined && <div className={styles.belowFolded}>{belowChosen}</div>}
      <div className={styles.list} data-folded={chosen && all.length > 1 ? '' : undefined}>
        {shown.map((group) => (
          <MethodGroup key={group.id} label={titleOf(group)}>
            {group.rows.map((row) => {
              const reason = reasonOf?.(row);
              return (
                <Fragment key={row.key}>
                  <MethodCard
                    name="processor"
                    value={row.key}
                    title={row.title}
                    badge={badgeOf?.(row)}
                    range={reason ?? rangeText(row.processor, format)}
                    {...(reason === undefined && { fee: feeText(row.processor, format), time: timeOf(row) })}
                    mark={<MethodMark row={row} />}
                    isChecked={row.key === chosenKey}
                    disabled={reason !== undefined}
                    onChange={onChoose}
                  />
                  {row.key === chosenKey && belowChosen}
                </Fragment>
              );
            })}
          </MethodGroup>
        ))}
        {other && (
          <RowButton
            className={styles.more}
            title={text('payments.method.more')}
            mark={<IconSearch size={20} />}
            end={format.number(other.rows.length)}
            element={(props) => <button {...props} type="button" aria-haspopup="dialog" onClick={() => setSearching(true)} />}
          />
        )}
      </div>
      {isSearching && (
        <Suspense fallback={null}>
          <MethodSearch
            groups={groups}
            titleOf={titleOf}
            detailOf={(row) => reasonOf?.(row) ?? text('payments.method.cost', { fee: rangeText(row.processor, format), time: costOf(row) })}
            isDisabled={(row) => reasonOf?.(row) !== undefined}
            onChoose={(key) => {
              setSearching(false);
              onChoose(key);
            }}
            onClose={() => setSearching(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
