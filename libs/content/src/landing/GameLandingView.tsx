import type { ReactNode } from 'react';
import type { Game } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import { reachChance } from '@playfront/game-math';
import { useFormat, type Format } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { AgeMark, buttonClass, ErrorState, Skeleton } from '@playfront/ui';
import { LandingHead } from '../promotions/LandingHead.tsx';
import type { PromotionPaths } from '../promotions/promotion-paths.ts';
import { useTrackingCode } from '../promotions/useTrackingCode.ts';
import { CrashChances } from './CrashChances.tsx';
import type { GameLanding } from './game-landings.ts';
import styles from './GameLandingView.module.css';
import { multipleText } from './multiple-text.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import type { LandingGameState } from './useLandingGame.ts';

export type GameLandingViewProps = {
  readonly landing: GameLanding;
  readonly state: Exclude<LandingGameState, { status: 'not-found' }>;
  readonly paths: Pick<PromotionPaths, 'casino' | 'signUp'>;
  /** Query of the current URL with the game opened for real money. */
  readonly realSearch: string;
  readonly headEnd?: ReactNode;
  /** The running game; `fallback` is shown until it is open, or instead of it. */
  readonly renderDemo: (demo: { readonly slug: string; readonly title: string; readonly fallback: ReactNode }) => ReactNode;
};

/** A crash game: the game itself as a demo, how a round works, and the chances. */
export function GameLandingView({ landing, state, paths, realSearch, headEnd, renderDemo }: GameLandingViewProps) {
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
          <GameHero game={state.game} {...{ landing, paths, realSearch, renderDemo }} />
          <Figures game={state.game} />
          <div className={styles.about} id="rules">
            <NumberedSteps
              title={format.text('content.landing.how')}
              steps={landing.steps.map(({ titleId, textId }) => ({
                id: titleId,
                title: format.text(titleId),
                text: format.text(textId, { min: format.money(state.game.minBet), max: format.money(state.game.maxBet) }),
              }))}
            />
            <CrashChances currency={state.game.minBet.currency} />
          </div>
          <p className={styles.fair}>{format.text('content.landing.crash.fair')}</p>
        </>
      )}
    </div>
  );
}

type HeroProps = Pick<GameLandingViewProps, 'landing' | 'paths' | 'realSearch' | 'renderDemo'> & { readonly game: Game };

function GameHero({ game, landing, paths, realSearch, renderDemo }: HeroProps) {
  const { text, percent } = useFormat();
  const isSignedIn = useIsSignedIn();
  const trackingCode = useTrackingCode();
  const isOpen = game.status === 'active';
  const { w200, w400 } = game.thumb;
  const picture = (
    <div className={styles.picture}>
      <img className={styles.ground} src={w200} alt="" decoding="async" />
      <img className={styles.poster} src={w400} srcSet={`${w200} 200w, ${w400} 400w`} sizes="240px" width={240} height={320} alt="" />
    </div>
  );
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1>{text(landing.headingId)}</h1>
        <p>{text(landing.leadId)}</p>
      </div>
      <div data-theme="dark" className={styles.demo}>
        {isOpen && game.has_demo
          ? renderDemo({ slug: game.slug, title: text('content.landing.crash.demo', { name: game.name }), fallback: picture })
          : picture}
      </div>
      <div className={styles.actions}>
        {isOpen ? (
          <>
            <Link
              className={buttonClass({ variant: 'action', size: 'l' })}
              to={isSignedIn ? { search: realSearch } : paths.signUp({ tracking_code: trackingCode })}
            >
              {text(isSignedIn ? 'content.landing.play' : 'content.landing.crash.register')}
            </Link>
            <a className={buttonClass({ size: 'l' })} href="#rules">
              {text('content.landing.crash.rules')}
            </a>
          </>
        ) : (
          <p>{text('content.landing.maintenance')}</p>
        )}
        <p className={styles.terms}>
          <AgeMark>{text('content.age_mark')}</AgeMark> {text('content.landing.crash.terms', { rtp: percent(game.rtp) })}
        </p>
      </div>
    </div>
  );
}

/** The highest multiple that at least every second round reaches, in hundredths. */
const halfMultiple = Math.floor(2 * 100 * reachChance(100));

function Figures({ game }: { game: Game }) {
  const format = useFormat();
  return (
    <dl className={styles.figures}>
      {figuresOf(game, format).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf(game: Game, { text, percent, number, money, languageTag }: Format): readonly { label: string; value: string }[] {
  return [
    { label: text('content.landing.rtp'), value: percent(game.rtp) },
    {
      label: text('content.landing.crash.half', { multiple: multipleText(halfMultiple, languageTag) }),
      value: text('content.landing.crash.one_in_two'),
    },
    { label: text('content.landing.min_bet'), value: money(game.minBet) },
    ...(game.max_win_x === undefined
      ? []
      : [{ label: text('content.landing.max_win'), value: text('content.landing.stakes', { times: number(game.max_win_x) }) }]),
  ];
}
