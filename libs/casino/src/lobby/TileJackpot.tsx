import type { Game } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { JackpotCaption } from '@playfront/ui';
import { useLiveJackpot } from '../catalogue/useLiveJackpot.ts';

/** The jackpot of a game below its tile; it changes as players play. */
export function TileJackpot({ game, jackpot }: { game: Game; jackpot: NonNullable<Game['jackpot']> }) {
  const { money } = useFormat();
  const live = useLiveJackpot(game);
  return <JackpotCaption amount={money(live ?? jackpot.amount)} />;
}
