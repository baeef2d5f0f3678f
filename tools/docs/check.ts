// `npm run docs`: checks that every path, file, script, package and symbol that documents quote exists, and that documents and comments use standard
// terms.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, posix } from 'node:path';
import { root } from '../start/repository.mjs';
import { avoidedInDocuments, avoidedNames, commentsOf, phrasesIn } from '../wording/phrases.ts';
import { quotedNames, type QuotedName } from './quoted-names.ts';

/** Names from browsers, databases and libraries. */
const externalNames = new Set(['pg_dump', 'CloseWatcher', 'ViewTransition', '@fastify/rate-limit']);

/** Tracked files, and untracked ones that git does not ignore. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));
const documents = files.filter((file) => file.endsWith('.md'));
const fileNames = new Set(files.map((file) => basename(file)));
// tools/wording contains the avoided phrases themselves.
const sources = files.filter(
  (file) => /\.(?:ts|tsx|mjs|css|sql|json|html)$|^\.ci\/run$/.test(file) && file !== 'package-lock.json' && !file.startsWith('tools/wording/'),
);
const names = new Set(sources.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []));
const manifests = files
  .filter((file) => /^(package|project)\.json$/.test(basename(file)))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest);
const scripts = new Set(manifests.flatMap(({ scripts: own }) => Object.keys(own ?? {})));
const packages = new Set(
  manifests.flatMap(({ name, dependencies, devDependencies }) => [name, ...Object.keys({ ...dependencies, ...devDependencies })]),
);

type Manifest = {
  name?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

function isPath(name: string, document: string): boolean {
  const folder = dirname(document);
  // A README quotes paths relative to its project, a document in docs/ relative to the root.
  const candidates = [name, posix.join(folder, name)].map((path) => path.replace(/\/$/, ''));
  return candidates.some((path) => (path.includes('*') ? files.some((file) => matchesGlob(file, path)) : existsSync(join(root, path))));
}

const exists: Record<QuotedName['kind'], (name: string, document: string) => boolean> = {
  path: isPath,
  file: (name) => fileNames.has(name),
  script: (name) => scripts.has(name) || name === 'test' || name === 'start',
  package: (name) => packages.has(name),
  symbol: (name) => names.has(name),
};

const quoteFaults = documents.flatMap((document) =>
  quotedNames(readFileSync(join(root, document), 'utf8'))
    .filter(({ kind, name }) => !externalNames.has(name) && !exists[kind](name, document))
    .map(({ kind, name, line }) => `${document}:${line}: there is no ${kind} ${name}`),
);
// docs/games.md contains the names of games.
const worded = [...documents, ...sources].filter((file) => file !== 'docs/games.md');
const wordingFaults = worded.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return phrasesIn(documents.includes(file) ? text : commentsOf(text), avoidedInDocuments).map((phrase) => `${file}:${phrase}`);
});
const faults = [
  ...quoteFaults,
  ...wordingFaults,
  ...avoidedNames.filter((name) => names.has(name)).map((name) => `the name ${name} is to be replaced`),
];
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? `${documents.length} documents quote only what exists, in standard terms.`
    : `${faults.length} faults in documents and comments.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
