import { contrastOf, type PaletteToken } from '@playfront/brand';
import { Panels } from './Panels.tsx';
import styles from './pages.module.css';
import { useBrand } from './useBrand.ts';

const pairs: readonly (readonly [front: PaletteToken, ground: PaletteToken])[] = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'overlay'],
  ['dim', 'page'],
  ['dim', 'surface'],
  ['on-action', 'action'],
  ['action-text', 'page'],
  ['real-text', 'surface'],
  ['bonus-text', 'surface'],
  ['danger', 'surface'],
  ['field-line', 'page'],
  ['focus', 'page'],
];

const twoDigits = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** How well the pairs that carry text and edges are told apart, computed as WCAG 2.2 says. */
export function Contrast() {
  const { palette } = useBrand();
  return (
    <Panels>
      {(scheme) => (
        <div className={styles.rows}>
          {pairs.map(([front, ground]) => (
            <div key={front + ground} className={styles.row}>
              <div className={`${styles.swatch} ${styles.sample}`} style={{ color: `var(--${front})`, background: `var(--${ground})` }} aria-hidden>
                Aa
              </div>
              <code>
                --{front} on --{ground}
              </code>
              <span className={styles.value}>{twoDigits.format(contrastOf(palette[scheme][front], palette[scheme][ground]))} : 1</span>
            </div>
          ))}
        </div>
      )}
    </Panels>
  );
}
