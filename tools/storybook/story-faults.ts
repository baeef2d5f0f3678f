import type { Component, StoryFile } from './story-file.ts';

/** A project's folder name, its stories, and the components that must have stories. */
export type ProjectStories = { readonly project: string; readonly stories: readonly StoryFile[]; readonly components: readonly Component[] };

/** Components that need no stories, each with the reason. */
export const withoutStories: Readonly<Record<string, string>> = {
  UiProvider: 'draws nothing',
  LocaleProvider: 'draws nothing',
  SessionProvider: 'draws nothing',
  SessionEffect: 'draws nothing',
  SiteConfigProvider: 'draws nothing',
  PageLoaderProvider: 'draws nothing',
  ApiProvider: 'draws nothing',
  Link: 'looks as its user styles it',
  PageOutlet: 'draws the page of the route',
  SiteRoot: 'is the complete site, which the journeys test',
  SiteEffects: 'draws nothing',
  NavigationEffect: 'draws nothing',
  FormFactorEffect: 'draws nothing',
};

const sentenceCase = (folder: string) => {
  const words = folder.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The beginning of the titles of a project's folder: `UI/Money`, or `Casino/Game play`. */
export function titleOf(project: string, area: string): string {
  return [project === 'ui' ? 'UI' : sentenceCase(project), ...(area ? [sentenceCase(area)] : [])].join('/');
}

/** `UI/Money/MoneyText` for `libs/ui/src/money/MoneyText.stories.tsx`, `Casino/Game play/GameStage` for `libs/casino/src/game-play/…`, `Web mobile/Frame/BottomBar` for `apps/web-mobile/src/frame/…`. */
function titleFault(project: string, { path, title, component }: StoryFile): string[] {
  const [, area = ''] = /\/src\/(?:([\w-]+)\/)?[^/]*$/.exec(path) ?? [];
  const beginning = titleOf(project, area);
  if (!title) return [`${path}: the meta has no title`];
  const [last = ''] = title.split('/').slice(-1);
  if (title !== `${beginning}/${last}`) return [`${path}: the title is ${title}, it begins with ${beginning}/`];
  // The args of a view's stories are the operator's responses; those of a `ui` component are its props.
  if (!component && project === 'ui') return [`${path}: the meta names no component, so its docs page has no table of props`];
  return !component || last.includes(component) || last.includes(' ') ? [] : [`${path}: the title ${title} does not name ${component}`];
}

/** Faults of stories: components without stories, wrong titles, and interactive components that no story uses by keyboard. */
export function storyFaults({ project, stories, components }: ProjectStories): string[] {
  const shown = new Map(stories.flatMap((story) => story.components.map((name) => [name, story])));
  const missing = components.filter(({ name }) => !shown.has(name) && !(name in withoutStories));
  const unplayed = components.filter(({ name, isInteractive }) => {
    const itsStories = stories.filter((story) => story.components.includes(name));
    return isInteractive && itsStories.length > 0 && !itsStories.some((story) => story.isPlayedByKeyboard);
  });
  return [
    ...missing.map(({ name, path }) => `${path}: no story names ${name} as its component`),
    ...stories.flatMap((story) => titleFault(project, story)),
    ...unplayed.map(({ name, path }) => `${path}: no story plays ${name} by keyboard`),
  ];
}
