import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../start/repository.mjs';
import { featureLibraryOf, grepOfTags, smokeTag, tagsOfChange } from './tags-of-change.ts';

type Journey = { title: string; tags: string[]; build: string };
type Suite = { specs: { title: string; tags: string[]; tests: { projectName: string }[] }[]; suites?: Suite[] };

const journeysOf = ({ specs, suites = [] }: Suite): Journey[] => [
  ...specs.flatMap(({ title, tags, tests }) => tests.map(({ projectName }) => ({ title, tags, build: projectName }))),
  ...suites.flatMap(journeysOf),
];

const list = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--list', '--reporter=json'];
const output = execFileSync(process.execPath, list, { cwd: join(root, 'apps/web-e2e'), encoding: 'utf8', maxBuffer: 50_000_000 });
const journeys = (JSON.parse(output) as { suites: Suite[] }).suites.flatMap(journeysOf);

const isProject = (name: string) => ['libs', 'apps'].some((folder) => existsSync(join(root, folder, name, 'package.json')));
const features = ['account', 'casino', 'content', 'payments', 'sportsbook'];

describe('the tags of the journeys', () => {
  it('name at least one project in each journey', () => {
    expect(journeys.length).toBeGreaterThan(200);
    expect(journeys.filter(({ tags }) => !tags.some(isProject)).map(({ title }) => title)).toEqual([]);
  });

  it('name only projects that exist, and the smoke journeys', () => {
    expect(journeys.flatMap(({ tags }) => tags).filter((tag) => tag !== smokeTag && !isProject(tag))).toEqual([]);
  });

  it.each(['desktop', 'mobile'])('have the smoke journeys cover log-in, payment, game and lobby in the %s build', (build) => {
    const covered = journeys.filter((journey) => journey.build === build && journey.tags.includes(smokeTag)).flatMap(({ tags }) => tags);
    expect(covered).toEqual(expect.arrayContaining(['auth', 'payments', 'casino', 'games', 'content']));
  });

  it.each(features)('have journeys of %s on both builds, fewer than all', (feature) => {
    expect(featureLibraryOf(`libs/${feature}/src/index.ts`)).toBe(feature);
    const pattern = new RegExp(grepOfTags([feature, smokeTag]));
    const own = journeys.filter(({ tags }) => tags.includes(feature));
    expect(new Set(own.map(({ build }) => build))).toContain('desktop');
    expect(new Set(own.map(({ build }) => build))).toContain('mobile');
    expect(own.every(({ title }) => pattern.test(title))).toBe(true);
    expect(journeys.filter(({ title }) => pattern.test(title)).length).toBeLessThan(journeys.length / 2);
  });
});

describe('tagsOfChange', () => {
  it.each([
    ['one feature library', ['libs/payments/src/index.ts'], ['payments', 'smoke']],
    ['two feature libraries', ['libs/payments/src/index.ts', 'libs/content/src/index.ts'], ['content', 'payments', 'smoke']],
    ['a feature library and a document', ['libs/payments/src/index.ts', 'docs/running.md'], ['payments', 'smoke']],
    ['a feature library and the design system', ['libs/payments/src/index.ts', 'libs/ui/src/index.ts'], null],
    ['a feature library and a translation', ['libs/payments/src/index.ts', 'translations/fi/payments.json'], null],
    ['the log-in', ['libs/auth/src/index.ts'], null],
    ['the gateway', ['apps/gateway/src/main.ts'], null],
    ['the installed packages', ['libs/payments/src/index.ts', 'package-lock.json'], null],
  ])('of a change in %s', { timeout: 60_000 }, async (_, files, tags) => {
    expect(await tagsOfChange(files)).toEqual(tags);
  });
});

describe('grepOfTags', () => {
  it.each([
    ['a title that ends with the tag', 'a deposit @payments', true],
    ['a tag between others', 'a deposit @site @payments @smoke', true],
    ['another tag that begins alike', 'a deposit @payments-sandbox', false],
    ['the word without its sign', 'a deposit of payments', false],
  ])('decides about %s', (_, title, isMatched) => expect(new RegExp(grepOfTags(['payments'])).test(title)).toBe(isMatched));
});
