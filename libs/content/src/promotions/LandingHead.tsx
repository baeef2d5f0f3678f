import type { ReactNode } from 'react';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { IconArrowLeft } from '@playfront/ui/icons';
import styles from './LandingHead.module.css';

/** Back link of a page without the site's header, and an element at the other end of the line. */
export function LandingHead({ path, labelId, end }: { path: string; labelId: MessageId; end?: ReactNode }) {
  const { text } = useFormat();
  return (
    <div className={styles.head}>
      <Link className={styles.back} to={path}>
        <IconArrowLeft size={20} />
        {text(labelId)}
      </Link>
      {end}
    </div>
  );
}
