import type { Game } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { volatilityMessage } from '../catalogue/game.messages.ts';
import styles from './VolatilityBars.module.css';

/** Volatility as a word and five bars. */
export function VolatilityBars({ volatility }: Pick<Game, 'volatility'>) {
  const { text } = useFormat();
  return (
    <span className={styles.volatility}>
      {text(volatilityMessage[volatility])}
      <span className={styles.bars} data-volatility={volatility} aria-hidden="true">
        <i /> <i /> <i /> <i /> <i />
      </span>
    </span>
  );
}
