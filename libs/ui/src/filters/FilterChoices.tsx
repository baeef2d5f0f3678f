import { useId, useState } from 'react';
import { IconSearch } from '../icons.ts';
import type { ChoiceFilter } from './filter.ts';
import styles from './FilterChoices.module.css';
import { matchesText } from './matches-text.ts';

/** Up to this length, a list needs no search field. */
const shortList = 8;

/** A list of checkboxes, with a search field if it is long. */
export function FilterChoices({ filter }: { filter: ChoiceFilter }) {
  const { label, chosenLabel, findLabel, noneText, values, options, onChange } = filter;
  const labelId = useId();
  const [typed, setTyped] = useState('');
  const shown = options.filter((option) => matchesText(option.label, typed));
  const toggle = (value: string) => onChange(values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value]);
  return (
    <div className={styles.choices} role="group" aria-labelledby={labelId}>
      <div className={styles.head}>
        <span id={labelId}>{label}</span>
        {values.length > 0 && <span className={styles.chosen}>{chosenLabel}</span>}
      </div>
      {options.length > shortList && (
        <label className={styles.find}>
          <IconSearch size={18} />
          <span className="visually-hidden">{findLabel}</span>
          <input type="search" autoComplete="off" placeholder={findLabel} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
      )}
      <ul className={styles.list} role="list">
        {shown.map((option) => (
          <li key={option.value}>
            <label className={styles.choice}>
              <input type="checkbox" className={styles.check} checked={values.includes(option.value)} onChange={() => toggle(option.value)} />
              <span className={styles.name} title={option.label}>
                {option.label}
              </span>
              {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.none} role="status">
        {shown.length === 0 && noneText}
      </p>
    </div>
  );
}
