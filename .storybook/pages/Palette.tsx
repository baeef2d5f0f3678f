import { paletteTokens } from '@playfront/brand';
import { Panels } from './Panels.tsx';
import styles from './pages.module.css';
import { useBrand } from './useBrand.ts';

/** All colours of the brand with name and value. */
export function Palette() {
  const { palette } = useBrand();
  return (
    <Panels>
      {(scheme) => (
        <div className={styles.rows}>
          {paletteTokens
            .filter((token) => !token.startsWith('sh-'))
            .map((token) => (
              <div key={token} className={styles.row}>
                <div className={styles.swatch} style={{ background: `var(--${token})` }} />
                <code>--{token}</code>
                <span className={styles.value}>{palette[scheme][token]}</span>
              </div>
            ))}
        </div>
      )}
    </Panels>
  );
}
