import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Scheme } from '@playfront/brand';
import { schemes } from '../look.ts';
import styles from './pages.module.css';

/** Renders its children in both schemes of the toolbar's brand, side by side. */
export function Panels({ children }: { readonly children: (scheme: Scheme) => ReactNode }) {
  return (
    <Unstyled>
      <div className={styles.panels}>
        {schemes.map((scheme) => (
          <section key={scheme} data-theme={scheme} className={styles.panel}>
            <h3>{scheme}</h3>
            {children(scheme)}
          </section>
        ))}
      </div>
    </Unstyled>
  );
}
