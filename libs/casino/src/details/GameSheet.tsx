import { useQuery } from '@tanstack/react-query';
import { use, type MouseEvent } from 'react';
import { useApi } from '@playfront/api-client';
import { useFormat, useLocale } from '@playfront/i18n';
import { buttonClass, Tag } from '@playfront/ui';
import { IconChevronDown, IconChevronRight, IconInfoCircle, IconLayoutGrid, IconPlayerPlayFilled } from '@playfront/ui/icons';
import { Drawer, DrawerItemContent, drawerItemClass } from '@playfront/ui/overlays';
import { gameBySlugQuery } from '../catalogue/catalogue.queries.ts';
import { FavouriteButton } from '../player-games/FavouriteButton.tsx';
import type { GameMode } from '../game-play/useGameAddress.ts';
import { GameActionsContext, usePrepareGame, type GameSheetRequest } from '../game-play/game-actions.ts';
import { gameFeatures, gameRules } from './game-rules.ts';
import styles from './GameSheet.module.css';
import { VolatilityBars } from './VolatilityBars.tsx';

/** A game before it is opened: real money or free, figures, rules, favourite, and a link to its page. */
export function GameSheet({ request: { game: listed, linkTo }, onClose }: { request: GameSheetRequest; onClose: () => void }) {
  const format = useFormat();
  const { text } = format;
  const { DetailsLink } = use(GameActionsContext);
  usePrepareGame();
  const openAndClose = (mode: GameMode) => {
    const { href, onClick } = linkTo(listed, mode);
    return {
      href,
      onClick(event: MouseEvent<HTMLAnchorElement>) {
        onClick(event);
        if (event.defaultPrevented) onClose();
      },
    };
  };
  // The game of the list lacks its rules.
  const { data } = useQuery(gameBySlugQuery(useApi(), useLocale(), listed.slug));
  const game = data?.games[0] ?? listed;
  const { w200, w400, dominant } = game.thumb;
  const features = gameFeatures(game.features, game.model, format);
  const rules = gameRules(game.model, format);
  const facts = [
    { label: text('casino.tile.rtp'), value: format.percent(game.rtp) },
    { label: text('casino.tile.volatility'), value: <VolatilityBars volatility={game.volatility} /> },
    { label: text('casino.tile.min_bet'), value: format.money(game.minBet) },
    { label: text('game.fact.max_bet'), value: format.money(game.maxBet) },
    ...(game.max_win_x === undefined ? [] : [{ label: text('game.fact.max_win'), value: `${format.number(game.max_win_x)}x` }]),
  ];
  return (
    <Drawer isOpen onClose={onClose} side="sheet" title={game.name} closeLabel={text('game.sheet.close')}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <img
            className={styles.art}
            src={w200}
            srcSet={`${w200} 200w, ${w400} 400w`}
            sizes="96px"
            width={96}
            height={128}
            alt=""
            style={{ background: dominant }}
          />
          <div className={styles.about}>
            <p className={styles.provider}>{game.provider.name}</p>
            <div className={styles.tags}>
              {features.map((feature) => (
                <Tag key={feature}>{feature}</Tag>
              ))}
            </div>
          </div>
          <FavouriteButton game={game} />
        </div>
        <div className={styles.actions}>
          <a {...openAndClose('real')} className={buttonClass({ variant: 'action', size: 'l' })}>
            <IconPlayerPlayFilled size={18} /> {text('casino.tile.play')}
          </a>
          {game.has_demo && (
            <a {...openAndClose('demo')} className={buttonClass({ size: 'l' })}>
              {text('casino.tile.demo')}
            </a>
          )}
        </div>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.rows}>
          {rules.length > 0 && (
            <details className={styles.rules}>
              <summary className={drawerItemClass({ size: 'l' })}>
                <DrawerItemContent icon={<IconInfoCircle size={20} />} end={<IconChevronDown size={20} />}>
                  {text('game.details.rules')}
                </DrawerItemContent>
              </summary>
              <ul>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </details>
          )}
          {DetailsLink && (
            <DetailsLink slug={game.slug} className={drawerItemClass({ size: 'l' })}>
              <DrawerItemContent icon={<IconLayoutGrid size={20} />} end={<IconChevronRight size={20} />}>
                {text('game.sheet.details')}
              </DrawerItemContent>
            </DetailsLink>
          )}
        </div>
      </div>
    </Drawer>
  );
}
