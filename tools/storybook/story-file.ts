/** The metadata of a story file, parsed as text, since modules for browsers cannot be imported here. */
export type StoryFile = {
  readonly path: string;
  readonly title: string | undefined;
  /** `component` of its meta. */
  readonly component: string | undefined;
  /** `component`, `subcomponents`, and the components named in the title. */
  readonly components: readonly string[];
  readonly isPlayedByKeyboard: boolean;
};

/** Reads a story file. */
export function readStoryFile(path: string, text: string): StoryFile {
  const meta = /const meta\b[\s\S]*?(?=\nexport default|\nexport const)/.exec(text)?.[0] ?? '';
  const component = /\bcomponent:\s*(\w+)/.exec(meta)?.[1];
  const subcomponents = /\bsubcomponents:\s*\{([^}]*)\}/.exec(meta)?.[1] ?? '';
  const title = /\btitle:\s*'([^']*)'/.exec(meta)?.[1];
  const inTitle =
    title
      ?.split('/')
      .at(-1)
      ?.match(/\b[A-Z]\w*/g) ?? [];
  const named = subcomponents.split(',').map((entry) => entry.split(':')[0]?.trim() ?? '');
  return {
    path,
    title,
    component,
    components: [component ?? '', ...named, ...inTitle].filter((name) => name !== ''),
    isPlayedByKeyboard: /\bplay\b/.test(text) && /\b(keyboard|tab)\(/.test(text),
  };
}

/** A component that an entry point exports, or that is a view by its name. */
export type Component = { readonly name: string; readonly path: string; readonly isInteractive: boolean };

/** The components that an entry point exports, as in `export { Button } from './controls/Button.tsx'`, without types, hooks and functions. */
export function componentsOfEntryPoint(text: string): { name: string; from: string }[] {
  return [...text.matchAll(/export \{([^}]*)\} from '([^']+\.tsx)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap((entry) => {
      const name = entry.trim();
      return /^[A-Z]\w*$/.test(name) ? [{ name, from }] : [];
    }),
  );
}

/** Whether a component is interactive: it renders a control, or has an event handler prop. */
export function isInteractive(source: string): boolean {
  return (
    /<(button|a|input|select|textarea|summary)\b/.test(source) || /\bon(Click|Change|Press|Submit|Select|Close|Open|Pick|Toggle)\w*\??:/.test(source)
  );
}
