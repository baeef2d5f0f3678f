import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Message, type MessageId } from '@playfront/i18n';
import { IconArrowLeft } from '@playfront/ui/icons';
import styles from './LandingHead.module.css';

/** The way back from a page without the site's header, and what stands at the other end of its line. */
export function LandingHead({ path, labelId, end }: { path: string; labelId: MessageId; end?: ReactNode }) {
  return (
    <div className={styles.head}>
      <Link className={styles.back} to={path}>
        <IconArrowLeft size={20} />
        <Message id={labelId} />
      </Link>
      {end}
    </div>
  );
}
