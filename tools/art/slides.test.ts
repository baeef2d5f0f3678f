import { expect, it } from 'vitest';
import { slides } from './slides.ts';

const lines = (title: { en: string; fi: string }) => [title.en, title.fi].map((words) => words.split('\n').length);

it.each(slides.flatMap(({ art, title, for_player }) => (for_player ? [{ id: art.id, title, forPlayer: for_player.title }] : [])))(
  'says $id to a player in as many lines, so that nothing moves at log-in',
  ({ title, forPlayer }) => expect(lines(forPlayer)).toEqual(lines(title)),
);
