import { measureGameOpening } from './game-opening.ts';
import { lighthousePages, measureLighthouse } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { withBuiltSite } from './built-site.ts';
import type { Figure } from './report.ts';

const lighthouseRuns = 5;

/** Lighthouse on the lobby and the promotion page, the median of five runs each. */
export function lighthouseFigures(): Promise<Figure[]> {
  return withBuiltSite(async (siteUrl) => {
    const figures: Figure[] = [];
    for (const { path, preset } of lighthousePages) {
      await fetch(siteUrl + path);
      const result = await measureLighthouse(siteUrl, path, preset, lighthouseRuns);
      const where = `Lighthouse, \`${path}\`, ${preset}`;
      figures.push(
        { what: `${where}: performance`, value: result.performance, unit: '', bound: preset === 'mobile' ? 95 : 99, isMinimum: true },
        { what: `${where}: accessibility`, value: result.accessibility, unit: '', bound: 100, isMinimum: true },
        { what: `${where}: best practices`, value: result.bestPractices, unit: '', bound: 100, isMinimum: true },
        { what: `${where}: SEO`, value: result.seo, unit: '', bound: 100, isMinimum: true },
        { what: `${where}: largest contentful paint`, value: result.lcpMs, unit: 'ms', ...(preset === 'mobile' ? { bound: 1_500 } : {}) },
        { what: `${where}: layout shift`, value: result.cls, unit: '', bound: 0.02 },
        { what: `${where}: total blocking time`, value: result.tbtMs, unit: 'ms', bound: 120 },
      );
    }
    return figures;
  });
}

/** Navigation from lobby to promotions and back in both builds, on a CPU slowed down four times. */
export function navigationFigures(): Promise<Figure[]> {
  return withBuiltSite(async (siteUrl) =>
    (await measureNavigation(siteUrl)).flatMap(({ build, to, nextPaintMs, shownMs }): Figure[] => [
      { what: `To \`${to}\` by its link, ${build}, CPU four times slower: next paint`, value: nextPaintMs, unit: 'ms', bound: 100 },
      { what: `To \`${to}\` by its link, ${build}, CPU four times slower: page shown`, value: shownMs, unit: 'ms' },
    ]),
  );
}

/** Opening a game of each engine on a phone with Lighthouse's mobile preset. */
export function gameOpeningFigures(): Promise<Figure[]> {
  return withBuiltSite(async (siteUrl) =>
    (await measureGameOpening(siteUrl)).map(({ engine, openMs }): Figure => ({
      what: `Opening a game of \`${engine}\` on a phone, Lighthouse's mobile preset: first possible bet`,
      value: openMs,
      unit: 'ms',
      bound: 1_200,
    })),
  );
}
