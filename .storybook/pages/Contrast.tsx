import { contrastOf, type PaletteToken } from '@playfront/brand';
import { Panels } from './Panels.tsx';
import styles from './pages.module.css';
import { useBrand } from './useBrand.ts';

const pairs: readonly (readonly [front: PaletteToken, background: PaletteToken])[] = [
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

/** Contrast ratios (WCAG 2.2) of the colour pairs used for text and borders. */
export function Contrast() {
  const { palette } = useBrand();
  return (
    <Panels>
      {(scheme) => (
        <div className={styles.rows}>
          {pairs.map(([front, background]) => (
            <div key={front + background} className={styles.row}>
              <div
                className={`${styles.swatch} ${styles.sample}`}
                style={{ color: `var(--${front})`, background: `var(--${background})` }}
                aria-hidden
              >
                Aa
              </div>
              <code>
                --{front} on --{background}
              </code>
              <span className={styles.value}>{twoDigits.format(contrastOf(palette[scheme][front], palette[scheme][background]))} : 1</span>
            </div>
          ))}
        </div>
      )}
    </Panels>
  );
}
