import type { ReactNode } from 'react';
import { Spinner } from '../controls/Spinner.tsx';
import { IconAlertCircle, IconCheck } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './Field.module.css';

interface FieldEndProps {
  isInvalid: boolean;
  isOk?: boolean | undefined;
  okText?: ReactNode;
  isBusy?: boolean | undefined;
}

/** Icon at the end of a box: checking, invalid or valid. */
export function FieldEnd({ isInvalid, isOk, okText, isBusy }: FieldEndProps) {
  if (isBusy) return <Spinner className={styles.spinner} />;
  if (isInvalid) {
    return (
      <span className={joinClasses(styles.end, styles.bad)}>
        <IconAlertCircle />
      </span>
    );
  }
  if (!isOk) return null;
  return (
    <span className={styles.end}>
      <IconCheck />
      {okText}
    </span>
  );
}
