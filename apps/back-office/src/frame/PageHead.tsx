import type { ReactNode } from 'react';
import { Initials } from './Initials.tsx';
import { useArrivalFocus } from './useArrivalFocus.ts';
import styles from './PageHead.module.css';

type PageHeadProps = {
  readonly title: string;
  readonly badges?: ReactNode;
  /** Name of the person whom the page is about; shown as initials. */
  readonly person?: string;
  readonly subtitle?: string;
  readonly children?: ReactNode;
};

/** Heading of a page, with its actions at the end. */
export function PageHead({ title, badges, person, subtitle, children }: PageHeadProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>('heading');
  return (
    <div className={styles['head']}>
      {person === undefined ? null : <Initials name={person} />}
      <div>
        <div className={styles['title']}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {badges}
        </div>
        {subtitle === undefined ? null : <p className={styles['subtitle']}>{subtitle}</p>}
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
