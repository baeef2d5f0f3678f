import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromiumLaunch } from '../browser/chromium.ts';
import { medianOf } from './figures.ts';

export type LighthousePreset = 'mobile' | 'desktop';

/** Medians of several runs of one page. Scores are 0 to 100, times in ms, the layout shift has no unit. */
export type LighthouseResult = {
  path: string;
  preset: LighthousePreset;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Audits that failed in any run, such as a missing accessible name. */
  failed: readonly string[];
};

type Run = Omit<LighthouseResult, 'path' | 'preset' | 'failed'> & { failed: readonly string[] };

const score = (value: number | null | undefined) => Math.round((value ?? 0) * 100);

/** Lighthouse sometimes loses the start of its trace; the run must be repeated. */
const lostTraceCode = 'NO_NAVSTART';
const maxTries = 3;

async function runOnce(url: string, preset: LighthousePreset, tries = 1): Promise<Run> {
  const { executablePath: chromePath, args } = chromiumLaunch;
  const chrome = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags: ['--headless=new', ...args] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, preset === 'desktop' ? desktopConfig : undefined);
    if (result?.lhr.runtimeError?.code === lostTraceCode && tries < maxTries) return await runOnce(url, preset, tries + 1);
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    const failed = [categories['accessibility'], categories['best-practices'], categories['seo']]
      .flatMap((category) => category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    return {
      performance: score(categories['performance']?.score),
      accessibility: score(categories['accessibility']?.score),
      bestPractices: score(categories['best-practices']?.score),
      seo: score(categories['seo']?.score),
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      tbtMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      failed,
    };
  } finally {
    chrome.kill();
  }
}

/** Runs Lighthouse on a page of a running site, each time in a new browser, and returns the median of each figure. @throws {Error} if a page cannot be measured. */
export async function measureLighthouse(siteUrl: string, path: string, preset: LighthousePreset, runCount: number): Promise<LighthouseResult> {
  const runs: Run[] = [];
  for (let run = 0; run < runCount; run += 1) runs.push(await runOnce(siteUrl + path, preset));
  const median = (figure: Exclude<keyof Run, 'failed'>) => medianOf(runs.map((run) => run[figure]));
  return {
    path,
    preset,
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcpMs: median('lcpMs'),
    cls: median('cls'),
    tbtMs: median('tbtMs'),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

/** The measured pages, each in both builds: the gateway chooses the build by the user agent of the preset. */
export const lighthousePages: readonly { path: string; preset: LighthousePreset }[] = ['/online-casino', '/promotion'].flatMap((path) =>
  (['mobile', 'desktop'] as const).map((preset) => ({ path, preset })),
);
