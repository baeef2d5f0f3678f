import type { Component } from './story-file.ts';

/** Components for screens that are not built yet, each with its screen. */
const planned: Readonly<Record<string, string>> = {
  BetCard: 'the bets of a player',
  BetSlip: 'the bet slip',
  LiveTile: 'live tables, in the lobby',
  MarketBlock: 'an event with its odds',
  SlipStrip: 'the bet slip',
};

/** A source file that is neither a test nor a story. */
export type Source = { readonly path: string; readonly text: string };

/**
 * Components that no screen uses: only their own file, entry points and other unused components mention them.
 * A planned component that is used is a fault too, so that the list stays correct.
 */
export function unusedComponentFaults(components: readonly Component[], sources: readonly Source[]): string[] {
  const users = sources.filter(({ path }) => !path.endsWith('/index.ts')).map(({ path, text }) => ({ path, names: new Set(text.match(/\w+/g)) }));
  const isUsed = ({ name, path }: Component, without: ReadonlySet<string>) =>
    users.some((user) => user.path !== path && !without.has(user.path) && user.names.has(name));
  const unplanned = components.filter(({ name }) => !(name in planned));
  let unused: readonly Component[] = [];
  for (let found = -1; found !== unused.length;) {
    found = unused.length;
    const left = new Set(unused.map(({ path }) => path));
    unused = unplanned.filter((component) => !isUsed(component, left));
  }
  const shown = components.filter((component) => component.name in planned && isUsed(component, new Set()));
  return [
    ...unused.map(({ name, path }) => `${path}: no screen uses ${name}`),
    ...shown.map(({ name, path }) => `${path}: ${name} is used: remove it from the planned ones`),
  ];
}
