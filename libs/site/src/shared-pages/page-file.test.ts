import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pages, type PageName } from '../addresses/pages.ts';
import { pageFile } from './page-file.ts';

const apps = join(import.meta.dirname, '../../../../apps');

it.each(['web-desktop', 'web-mobile'])('finds the file of each page of %s', (app) => {
  const names = Object.keys(pages) as PageName[];
  expect(names.filter((name) => !existsSync(join(apps, app, pageFile(name))))).toEqual([]);
});
