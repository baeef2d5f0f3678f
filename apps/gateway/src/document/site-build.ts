import type { FormFactor, ServerBuild } from '@playfront/api-contract/site-build';

/** The parts around a rendered page: its styles as text, the font files they name, and the elements that load its script. */
export type DocumentParts = { styles: string; fonts: readonly string[]; head: string; scripts: string };

/** What a build contributes to the service worker, which is shared by both builds. */
export type WorkerParts = {
  /** The script, the same in both builds. */
  script: string;
  /** JSON: the build's app shell, read by the script. */
  build: string;
  /** JSON: the messages of the offline page, the same in both builds. */
  messages: string;
};

/** One of the two front ends, built or run by its development server. */
export type SiteBuild = ServerBuild & {
  formFactor: FormFactor;
  /** Text of the arrival script of a page (docs/arrival.md), the same in both builds. Empty from source, where the page parts contain it. */
  arrivalScript: string;
  /** Null from source. */
  worker: WorkerParts | null;
  /** By page name: URLs of the scripts and styles that it needs besides the entry's. Empty from source. */
  pageFiles: Readonly<Record<string, readonly string[]>>;
  partsFor(modules: readonly string[], path: string): Promise<DocumentParts>;
};
