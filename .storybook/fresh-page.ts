declare global {
  /** The failed story after which no further story runs on this page: its play function may still be running, and its overlays are still open. */
  var pageAbandonedBy: string | undefined;
}

/** The part of Vitest 4 that opens the iframe in which the stories of several files run. With `recreateNonIsolatedIframe`, it opens a new one before the next file. */
type Orchestrator = { recreateNonIsolatedIframe: boolean };
type VitestPage = Window & { __vitest_browser_runner__?: { orchestrator?: Partial<Orchestrator> } };

/** The failed story after which this page was abandoned; undefined if there was none. */
export const pageAbandonedBy = (): string | undefined => globalThis.pageAbandonedBy;

/**
 * Skips the remaining stories of this file and opens a new page for the next file. The runner runs the skipped stories again (`tools/test/browser-tests.ts`).
 * @throws {Error} if Vitest no longer has the setting, which is undocumented.
 */
export function abandonPage(story: string): void {
  globalThis.pageAbandonedBy = story;
  const orchestrator = (window.parent as VitestPage).__vitest_browser_runner__?.orchestrator;
  if (typeof orchestrator?.recreateNonIsolatedIframe !== 'boolean') throw new Error('This Vitest does not open a new page after a failed story');
  orchestrator.recreateNonIsolatedIframe = true;
}
