// `npm run calls`: writes docs/api.md, the list of all calls, from the contract. With --check it only reports whether the page is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { callNamed, documentedAreas, documentedCalls } from '@playfront/api-contract/openapi';
import { root } from '../start/repository.mjs';
import { callListOf } from './call-list-of.ts';

const page = join(root, 'docs/api.md');
const listed = documentedCalls.map((documented) => ({ ...documented, call: callNamed(documented.name) }));
const text = await format(callListOf(Object.keys(documentedAreas), listed), { ...(await resolveConfig(page)), filepath: page });

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/api.md does not match the contract: run `npm run calls` and commit it.');
  process.exitCode = 1;
}
