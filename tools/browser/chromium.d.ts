/** How every test that needs a browser starts it. Without a Chromium of the machine, Playwright's own is taken. */
export declare const chromiumLaunch: {
  executablePath?: string;
  args: string[];
};
