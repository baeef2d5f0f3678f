import { useId } from 'react';
import type { Profile } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import styles from './DetailsView.module.css';

/** Details that cannot be changed after registration, and why. */
export function FixedDetails({ profile: { username, birthday, country: countryCode, currency } }: { profile: Profile }) {
  const { text, country } = useFormat();
  const titleId = useId();
  const rows: readonly DescriptionRow[] = [
    { id: 'username', label: text('account.details.username'), value: username },
    // A date without a time, which a time zone must not shift.
    { id: 'birthday', label: text('account.details.birthday'), value: birthday.replaceAll('-', '.') },
    { id: 'country', label: text('account.details.country'), value: countryCode && country(countryCode) },
    { id: 'currency', label: text('account.details.currency'), value: currency },
  ];
  return (
    <section className={styles.fixed} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('account.details.fixed')}</h2>
      <DescriptionList isStacked rows={rows.filter(({ value }) => value)} />
      <p className={styles.note}>{text('account.details.fixed_why')}</p>
    </section>
  );
}
