declare global {
  /** The failed story after which nothing more runs on this page: its play may go on in the background, and what it opened is still open. */
  var pageLeftBy: string | undefined;
}

/** The part of Vitest 4 that opens the frame in which the stories of several files run. It opens a new one before the next file when told so. */
type Orchestrator = { recreateNonIsolatedIframe: boolean };
type VitestPage = Window & { __vitest_browser_runner__?: { orchestrator?: Partial<Orchestrator> } };

/** The failed story that left this page, if one did. */
export const pageLeftBy = (): string | undefined => globalThis.pageLeftBy;

/**
 * Runs no further story of this file on the page, and the next file on a new one. The runner starts the skipped stories again (`tools/test/browser-tests.ts`).
 * @throws {Error} when Vitest no longer has the setting, which it does not document.
 */
export function abandonPage(story: string): void {
  globalThis.pageLeftBy = story;
  const orchestrator = (window.parent as VitestPage).__vitest_browser_runner__?.orchestrator;
  if (typeof orchestrator?.recreateNonIsolatedIframe !== 'boolean') throw new Error('This Vitest does not open a new page after a failed story');
  orchestrator.recreateNonIsolatedIframe = true;
}
