import type { ReactNode } from 'react';
import type { Game } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import { useFormat, type Format, type MessageId } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { AgeMark, buttonClass, ErrorState, Skeleton } from '@playfront/ui';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import { IconPlayerPlayFilled } from '@playfront/ui/icons';
import { LandingHead } from '../promotions/LandingHead.tsx';
import type { PromotionPaths } from '../promotions/promotion-paths.ts';
import { useTrackingCode } from '../promotions/useTrackingCode.ts';
import type { GameLanding } from './game-landings.ts';
import styles from './GameLandingView.module.css';
import { NumberedSteps } from './NumberedSteps.tsx';
import type { LandingGameState } from './useLandingGame.ts';

export type GameLandingViewProps = {
  readonly landing: GameLanding;
  readonly state: Exclude<LandingGameState, { status: 'not-found' }>;
  readonly paths: Pick<PromotionPaths, 'casino' | 'signUp'>;
  /** Query of the current URL with the game opened. */
  readonly demoSearch: string;
  readonly realSearch: string;
  readonly headEnd?: ReactNode;
};

const volatilityMessage = {
  low: 'content.landing.volatility.low',
  medium: 'content.landing.volatility.medium',
  high: 'content.landing.volatility.high',
} as const satisfies Record<Game['volatility'], MessageId>;

/** One game: its image, its rules, and its RTP and limits from the catalogue. */
export function GameLandingView({ landing, state, paths, demoSearch, realSearch, headEnd }: GameLandingViewProps) {
  const format = useFormat();
  return (
    <div className={styles.page}>
      <LandingHead path={paths.casino} labelId="content.landing.to_casino" end={headEnd} />
      {state.status === 'failed' && (
        <>
          <h1 className="visually-hidden">{format.text('content.landing.title')}</h1>
          <ErrorState
            title={format.text('content.landing.error.title')}
            retryLabel={format.text('content.promotions.retry')}
            onRetry={state.retry}
            isRetrying={state.isRetrying}
          />
        </>
      )}
      {state.status === 'loading' && (
        <>
          <h1 className="visually-hidden">{format.text('content.landing.title')}</h1>
          <p role="status" className="visually-hidden">
            {format.text('content.landing.loading')}
          </p>
          <Skeleton radius="card" height={420} className={styles.block} />
        </>
      )}
      {state.status === 'ready' && (
        <>
          <GameHero game={state.game} {...{ landing, paths, demoSearch, realSearch }} />
          <div className={styles.about}>
            <NumberedSteps
              title={format.text('content.landing.how')}
              steps={landing.steps.map(({ titleId, textId }) => ({
                id: titleId,
                title: format.text(titleId),
                text: format.text(textId, { min: format.money(state.game.minBet), max: format.money(state.game.maxBet) }),
              }))}
            />
            <section className={styles.facts} aria-labelledby="game-facts">
              <h2 id="game-facts">{format.text('content.landing.facts')}</h2>
              <DescriptionList rows={factsOf(state.game, format)} />
              <p className={styles.note}>{format.text('content.landing.rtp_note')}</p>
            </section>
          </div>
        </>
      )}
    </div>
  );
}

type HeroProps = Pick<GameLandingViewProps, 'landing' | 'paths' | 'demoSearch' | 'realSearch'> & { readonly game: Game };

function GameHero({ game, landing, paths, demoSearch, realSearch }: HeroProps) {
  const { text, percent } = useFormat();
  const isSignedIn = useIsSignedIn();
  const trackingCode = useTrackingCode();
  const { w200, w400 } = game.thumb;
  const isOpen = game.status === 'active';
  const signUp = paths.signUp({ tracking_code: trackingCode });
  return (
    <div data-theme="dark" className={styles.hero}>
      <img className={styles.ground} src={w200} alt="" decoding="async" />
      <div className={styles.text}>
        <p className={styles.studio}>{game.provider.name}</p>
        <h1>{game.name}</h1>
        <p>{text(landing.leadId)}</p>
        <p className={styles.figures}>
          {text('content.landing.figures', { rtp: percent(game.rtp), volatility: text(volatilityMessage[game.volatility]) })}
        </p>
        {isOpen ? (
          <div className={styles.actions}>
            {game.has_demo && (
              <Link className={buttonClass({ variant: 'action', size: 'l' })} to={{ search: demoSearch }}>
                <IconPlayerPlayFilled size={18} />
                {text('content.landing.demo')}
              </Link>
            )}
            <Link className={buttonClass({ variant: 'glass', size: 'l' })} to={isSignedIn ? { search: realSearch } : signUp}>
              {text(isSignedIn ? 'content.landing.play' : 'content.promotion.register')}
            </Link>
            <AgeMark>{text('content.age_mark')}</AgeMark>
          </div>
        ) : (
          <p>{text('content.landing.maintenance')}</p>
        )}
      </div>
      <img
        className={styles.poster}
        src={w400}
        srcSet={`${w200} 200w, ${w400} 400w`}
        sizes="(min-width: 600px) 270px, 180px"
        width={270}
        height={360}
        alt=""
        fetchPriority="high"
      />
    </div>
  );
}

function factsOf(game: Game, { text, percent, number, money }: Format): readonly DescriptionRow[] {
  const rows: (DescriptionRow | false)[] = [
    { id: 'rtp', label: text('content.landing.rtp'), value: percent(game.rtp) },
    { id: 'volatility', label: text('content.landing.volatility'), value: text(volatilityMessage[game.volatility]) },
    game.hit_rate !== undefined && { id: 'hits', label: text('content.landing.hits'), value: percent(game.hit_rate) },
    game.max_win_x !== undefined && {
      id: 'win',
      label: text('content.landing.max_win'),
      value: text('content.landing.stakes', { times: number(game.max_win_x) }),
    },
    { id: 'min', label: text('content.landing.min_bet'), value: money(game.minBet), startsGroup: true },
    { id: 'max', label: text('content.landing.max_bet'), value: money(game.maxBet) },
    { id: 'studio', label: text('content.landing.studio'), value: game.provider.name },
  ];
  return rows.filter((row) => row !== false);
}
