/** The launch options of every test that needs a browser. Without an installed Chromium, Playwright's own is used. */
export declare const chromiumLaunch: {
  executablePath?: string;
  args: string[];
};
