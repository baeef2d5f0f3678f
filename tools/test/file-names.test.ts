import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileNameFaults } from './file-names.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-names-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sources = {
  'DepositForm.tsx': 'export function DepositForm() {}',
  'DepositForm.stories.tsx': 'export const Empty = {};',
  'useDeposit.ts': 'export function useDeposit() {}',
  'CasinoPage.tsx': 'export function Page() {}',
  'request-keys.ts': 'export function createRequestKeys() {}',
  'createReel.ts': 'export function createReel() {}',
  'Facts.tsx': 'export function BreakFacts() {}',
};

test('reports camel-case names, and component files that do not export their component', () => {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, 'src', name), source);
  const faults = fileNameFaults(folder).map((fault) => fault.replace(`${folder}/src/`, ''));
  expect(faults).toEqual([
    'Facts.tsx: exports no Facts',
    'createReel.ts: file names are in kebab case, except those of components, classes and hooks',
  ]);
});
