import type { Game } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import styles from './ModeSwitch.module.css';
import { useGameAddress, type GameMode } from './useGameAddress.ts';

const modes = [
  { mode: 'real', id: 'game.play.real' },
  { mode: 'demo', id: 'game.play.free' },
] as const;

/** Switches an open game between real money and free play. */
export function ModeSwitch({ game, mode }: { game: Game; mode: GameMode }) {
  const { text } = useFormat();
  const { switchMode } = useGameAddress();
  return (
    <fieldset className={styles.modes}>
      <legend className="visually-hidden">{text('game.play.mode')}</legend>
      {modes
        .filter((choice) => choice.mode === 'real' || game.has_demo)
        .map((choice) => (
          <button key={choice.mode} type="button" aria-pressed={choice.mode === mode} className={styles.mode} onClick={() => switchMode(choice.mode)}>
            {text(choice.id)}
          </button>
        ))}
    </fieldset>
  );
}
