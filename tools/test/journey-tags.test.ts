import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../start/repository.mjs';
import { gateTag, grepOfTags } from './journey-tags.ts';

type Journey = { title: string; tags: string[]; build: string };
type Suite = { specs: { title: string; tags: string[]; tests: { projectName: string }[] }[]; suites?: Suite[] };

const journeysOf = ({ specs, suites = [] }: Suite): Journey[] => [
  ...specs.flatMap(({ title, tags, tests }) => tests.map(({ projectName }) => ({ title, tags, build: projectName }))),
  ...suites.flatMap(journeysOf),
];

const list = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--list', '--reporter=json'];
const output = execFileSync(process.execPath, list, { cwd: join(root, 'apps/web-e2e'), encoding: 'utf8', maxBuffer: 50_000_000 });
const journeys = (JSON.parse(output) as { suites: Suite[] }).suites.flatMap(journeysOf);

/** Everyday actions of players, and an outage: these journeys must stay in the gate. */
const gateTitles = [
  'a visitor registers, is signed in, logs out and logs in again',
  'a forgotten password is replaced',
  'an approved deposit changes the balance',
  'a claimed bonus is chosen',
  'a player claims a promotion and gives it up',
  'a player withdraws to the card that paid, and cancels',
  'a player’s bet is debited, settled',
  'a visitor plays free',
  'search, category and clearing are in the URL',
  'a visitor chooses another language',
  'dragging the window across 990 px swaps builds',
  'a visitor from a restricted country sees the restriction page',
  'the page is rendered and usable while the operator fails',
];

const isProject = (name: string) => ['libs', 'apps'].some((folder) => existsSync(join(root, folder, name, 'package.json')));

describe('the tags of the journeys', () => {
  it('name at least one project in each journey', () => {
    expect(journeys.length).toBeGreaterThan(200);
    expect(journeys.filter(({ tags }) => !tags.some(isProject)).map(({ title }) => title)).toEqual([]);
  });

  it('name only projects that exist, and the gate', () => {
    expect(journeys.flatMap(({ tags }) => tags).filter((tag) => tag !== gateTag && !isProject(tag))).toEqual([]);
  });

  it.each(['desktop', 'mobile'])('put about twenty journeys into the gate of the %s build, from all areas', (build) => {
    const gate = journeys.filter((journey) => journey.build === build && journey.tags.includes(gateTag));
    expect(gate.length).toBeGreaterThanOrEqual(15);
    expect(gate.length).toBeLessThanOrEqual(30);
    expect(gate.flatMap(({ tags }) => tags)).toEqual(expect.arrayContaining(['auth', 'payments', 'casino', 'games', 'content', 'gateway', 'site']));
    expect(gateTitles.filter((beginning) => !gate.some(({ title }) => title.startsWith(beginning)))).toEqual([]);
  });
});

describe('grepOfTags', () => {
  it.each([
    ['a title that ends with the tag', 'a deposit @payments', true],
    ['a tag between others', 'a deposit @site @payments @gate', true],
    ['a longer tag with the same start', 'a deposit @payments-sandbox', false],
    ['the word without @', 'a deposit of payments', false],
  ])('decides about %s', (_, title, isMatched) => expect(new RegExp(grepOfTags(['payments'])).test(title)).toBe(isMatched));
});
