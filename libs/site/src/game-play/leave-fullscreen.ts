/** Ends the full screen of a game, which would cover a dialog of the site. */
export function leaveFullscreen(): void {
  // A browser may refuse: the dialog then opens below, as before the call.
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
}
