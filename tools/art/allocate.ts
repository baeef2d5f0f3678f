/** Chooses a spec for every game without one, and writes `specs.json`. Specs that match their game are not changed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { allocate, repetitions, type Specs } from './allocation.ts';
import { games } from './catalogue.ts';

const file = new URL('specs.json', import.meta.url);
const existing: Specs = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Specs) : {};
const specs = allocate(games, existing);
const problems = repetitions(games, specs);
if (problems.length > 0) throw new Error(problems.join('\n'));
writeFileSync(file, `${JSON.stringify(specs, null, 2)}\n`);
console.log(`${Object.keys(specs).length} specs, ${games.filter(({ slug }) => !existing[slug]).length} of them new`);
