import type { ReactNode } from 'react';
import styles from './GameTileOverlay.module.css';

/** A line under the actions: "RTP 96.50%". */
export interface TileFact {
  label: string;
  value: string;
}

export interface GameTileOverlayProps {
  name: string;
  /** The studio. */
  provider: string;
  /** Play (`action`), Try free (`glass`). The overlay sets their size. */
  actions?: ReactNode;
  /** Replaces the name: a link to the page about the game. */
  nameLink?: ReactNode;
  /** The heart. */
  favourite?: ReactNode;
  /** Return, volatility, smallest bet. */
  facts?: readonly TileFact[] | undefined;
}

/** `title` of a text that may be cut off. Most are short. */
const fullText = (text: string) => (text.length > 18 ? text : undefined);

/** Over the image of a `GameTile` while it is hovered or focused: name, actions and facts. Never shown on touch devices, where the entire tile is one link. */
export const GameTileOverlay = ({ name, provider, actions, nameLink, favourite, facts = [] }: GameTileOverlayProps) => (
  <div data-tile-overlay className={styles.overlay}>
    <p className={styles.name} title={fullText(name)}>
      {nameLink ?? name}
    </p>
    <p className={styles.provider} title={fullText(provider)}>
      {provider}
    </p>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    {facts.length > 0 && (
      <dl className={styles.facts}>
        {facts.flatMap((fact) => [<dt key={`${fact.label} label`}>{fact.label}</dt>, <dd key={fact.label}>{fact.value}</dd>])}
      </dl>
    )}
    {favourite !== undefined && (
      <div data-theme="dark" className={styles.favourite}>
        {favourite}
      </div>
    )}
  </div>
);
