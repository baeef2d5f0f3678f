import { Link } from 'react-router-dom';
import { Facts } from '../frame/Facts.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { kindMessages, type Case } from './case.messages.ts';
import { CaseDecision } from './CaseDecision.tsx';
import { ExcludedBalance } from './ExcludedBalance.tsx';
import { useCaseTexts } from './useCaseTexts.ts';
import styles from '../frame/layout.module.css';

/** One case with its facts and, while it is open, the decision. */
export function CasePanel({ found, isOpen }: { found: Case; isOpen: boolean }) {
  const { text, money } = useStaffFormat();
  const { factsOf } = useCaseTexts();
  const { kind, known, username, player_id, amount, note } = found;
  const kindName = text(kindMessages[kind]);
  return (
    <section className={styles['panel']} aria-label={text('backoffice.cases.panel', { kind: kindName, username })}>
      <div>
        <h2 className={styles['amount']}>{amount ? money(amount) : kindName}</h2>
        <p>
          <Link to={`/players/${player_id}`}>{username}</Link>
          {amount ? ` · ${kindName}` : null}
          {kind === 'excluded_balance' ? (
            <>
              {' · '}
              <a href={`mailto:${known.email}`}>{known.email}</a>
            </>
          ) : null}
          {kind === 'person_match' ? (
            <>
              {` ${text('backoffice.cases.resembles')} `}
              <Link to={`/players/${known.excluded_player_id}`}>{known.excluded_username}</Link>
            </>
          ) : null}
        </p>
      </div>
      <Facts isFramed facts={factsOf(found)} />
      {note === null ? null : <p className={styles['quote']}>{note}</p>}
      {!isOpen ? null : kind === 'excluded_balance' ? <ExcludedBalance balance={found} /> : <CaseDecision found={found} />}
    </section>
  );
}
