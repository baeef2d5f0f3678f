import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useApi } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { useFormat, useLocale, type Format } from '@playfront/i18n';
import { buttonClass, ErrorState, Notice, Skeleton } from '@playfront/ui';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import { IconPlayerPlayFilled } from '@playfront/ui/icons';
import { gameBySlugQuery } from '../catalogue/catalogue.queries.ts';
import { FavouriteButton } from '../player-games/FavouriteButton.tsx';
import { usePrepareGame } from '../game-play/game-actions.ts';
import { useGameLinks } from '../game-play/useGameLinks.ts';
import { GameShelf } from '../lobby/GameShelf.tsx';
import { relatedFilter } from './game-details.queries.ts';
import { gameFeatures, gameRules } from './game-rules.ts';
import styles from './GameDetailsView.module.css';
import { ShareButton } from './ShareButton.tsx';
import { VolatilityBars } from './VolatilityBars.tsx';

export type GameDetailsState =
  | { readonly status: 'loading' }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly game: Game };

/** The game of a page by its slug. */
export function useGameDetails(slug: string): GameDetailsState {
  const { data, isError, isFetching, refetch } = useQuery(gameBySlugQuery(useApi(), useLocale(), slug));
  if (isError) return { status: 'failed', retry: () => void refetch(), isRetrying: isFetching };
  if (!data) return { status: 'loading' };
  const [game] = data.games;
  return game ? { status: 'ready', game } : { status: 'not-found' };
}

/** One game: play it, its figures, rules and features, and games like it. `breadcrumbs` links to the lists that contain it. */
export function GameDetailsView({ state, breadcrumbs }: { state: Exclude<GameDetailsState, { status: 'not-found' }>; breadcrumbs?: ReactNode }) {
  const { text } = useFormat();
  usePrepareGame();
  if (state.status === 'failed') {
    return (
      <ErrorState
        isCard
        title={text('game.details.error')}
        retryLabel={text('casino.lobby.retry')}
        onRetry={state.retry}
        isRetrying={state.isRetrying}
      />
    );
  }
  if (state.status === 'loading') {
    return (
      <>
        <p role="status" className="visually-hidden">
          {text('game.details.loading')}
        </p>
        <Skeleton radius="card" height={420} />
      </>
    );
  }
  const { game } = state;
  return (
    <div className={styles.page}>
      {breadcrumbs}
      <div className={styles.top}>
        <GameArt game={game} />
        <GameCard game={game} />
        <GameRules game={game} />
      </div>
      <GameShelf title={text('game.details.related')} filter={relatedFilter(game)} excludedSlug={game.slug} />
    </div>
  );
}

function GameArt({ game: { thumb } }: { game: Game }) {
  return (
    <div className={styles.stage} style={{ background: thumb.dominant }}>
      <img className={styles.ground} src={thumb.w200} alt="" decoding="async" />
      <img
        className={styles.poster}
        src={thumb.w400}
        srcSet={`${thumb.w200} 200w, ${thumb.w400} 400w`}
        sizes="(min-width: 600px) 300px, 165px"
        width={300}
        height={400}
        alt=""
        fetchPriority="high"
      />
    </div>
  );
}

function GameCard({ game }: { game: Game }) {
  const format = useFormat();
  const { text } = format;
  const links = useGameLinks();
  const { name, provider, released_at: released } = game;
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h1>{name}</h1>
        <ShareButton title={name} />
        <FavouriteButton game={game} />
      </div>
      <p className={styles.provider}>
        {released === undefined ? provider.name : text('game.details.by', { provider: provider.name, date: format.date(released) })}
      </p>
      {game.status === 'active' ? (
        <div className={styles.actions}>
          <a {...links.to(game, 'real')} className={buttonClass({ variant: 'action', size: 'l' })}>
            <IconPlayerPlayFilled size={18} /> {text('casino.tile.play')}
          </a>
          {game.has_demo && (
            <a {...links.to(game, 'demo')} className={buttonClass({ size: 'l' })}>
              {text('casino.tile.demo')}
            </a>
          )}
        </div>
      ) : (
        <Notice>{text('game.details.closed')}</Notice>
      )}
      <DescriptionList rows={factsOf(game, format)} />
    </section>
  );
}

function GameRules({ game }: { game: Game }) {
  const format = useFormat();
  const titleId = useId();
  const rules = gameRules(game.model, format);
  if (rules.length === 0) return null;
  return (
    <section className={styles.rules} aria-labelledby={titleId}>
      <h2 id={titleId}>{format.text('game.details.rules')}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(game: Game, format: Format): readonly DescriptionRow[] {
  const { text, percent, number, money } = format;
  const { hit_rate: hitRate, max_win_x: maxWin } = game;
  const features = gameFeatures(game.features, game.model, format);
  const rows: (DescriptionRow | false)[] = [
    { id: 'rtp', label: text('game.fact.rtp'), value: percent(game.rtp) },
    { id: 'volatility', label: text('casino.tile.volatility'), value: <VolatilityBars volatility={game.volatility} /> },
    hitRate !== undefined &&
      hitRate > 0 && {
        id: 'hits',
        label: text('game.fact.hit_rate'),
        value: text('game.fact.hit_rate_value', { rounds: number(Math.round(1_000 / hitRate) / 10) }),
      },
    { id: 'bet', label: text('game.fact.bet'), value: text('game.fact.bet_value', { min: money(game.minBet), max: money(game.maxBet) }) },
    maxWin !== undefined && { id: 'win', label: text('game.fact.max_win'), value: text('game.fact.max_win_value', { times: number(maxWin) }) },
    features.length > 0 && { id: 'features', label: text('game.fact.features'), value: features.join(', ') },
  ];
  return rows.filter((row) => row !== false);
}
