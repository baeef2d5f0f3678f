import type { Messages } from './message-trees.ts';

/** Loads each file of messages that are not part of `core`, by its path. */
export const laterLoaders = import.meta.glob<Messages>(['./compiled/*.more.json', './compiled/*.game.json'], { import: 'default' });
