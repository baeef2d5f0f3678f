import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A component and its stories, as listed by the built Storybook. */
export type ShownComponent = { readonly id: string; readonly title: string; readonly storyIds: readonly string[] };

type Index = { entries: Record<string, { id: string; title: string; type: string; tags?: string[] }> };

/** The components of a Storybook whose title contains one of the words, or all if there are none. Stories tagged `no-reference-image` are left out. */
export function shownComponents(storybookFolder: string, only: readonly string[]): ShownComponent[] {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as Index;
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags?.includes('no-reference-image'));
  const isChosen = (title: string) => only.length === 0 || only.some((word) => title.toLowerCase().includes(word.toLowerCase()));
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  return [...byTitle].flatMap(([title, list]) => {
    const [first] = list;
    return first && isChosen(title) ? [{ id: first.id.split('--')[0] ?? title, title, storyIds: list.map(({ id }) => id) }] : [];
  });
}
