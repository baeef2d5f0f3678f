import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { formatFiles, generateFiles, logger, names, type Tree } from '@nx/devkit';
import { root } from '../../start/repository.mjs';
import { addEntry, addImport, addRegistration, editSource, entryNames, entryValue, importedFrom, readSource } from '../source-edits.ts';
import { readFields } from './fields.ts';

export type CallOptions = {
  readonly path: string;
  readonly summary: string;
  readonly area: string;
  readonly fields: string;
  readonly auth?: 'none' | 'player' | 'admin' | 'audit';
  readonly table?: string;
  readonly request?: string;
  readonly module?: string;
};

const contract = 'libs/api-contract/src';
const checks = 'tools/conformance/checks';
/** The caller in the conformance checks, as source text. */
const callers = { none: undefined, player: 'await world.player()', admin: 'await world.admin()', audit: 'await world.auditor()' };

/**
 * `npx nx g call`: creates a call with schema, route, documentation, test and conformance check. With a table it is complete: it lists the rows.
 * Without one, the behaviour must be written: the route requires a function `handle`, and nothing compiles until server.ts passes one.
 */
export async function generateCall(tree: Tree, options: CallOptions): Promise<() => void> {
  const { path, summary, area, auth = 'player', table } = options;
  const name = names(path.replace('/', '-')).propertyName;
  const ownPart = path.slice(path.indexOf('/') + 1);
  const module = options.module ?? (table ? ownPart.replace(/^(get|list)_/, '') : ownPart).replaceAll('_', '-');
  const { className, propertyName } = names(module);
  const fields = readFields(options.fields);
  const request = readFields(options.request);
  assertFree(tree, path, module);
  if (table) assertTable(tree, table, auth);
  if (table && request.length > 0) throw new Error('A call that lists a table has no request fields other than the page.');

  const required = request.find(({ type }) => type === 'text')?.name;
  const sampleBody = table ? '{ page: 1 }' : `{ ${request.map(({ name, sample }) => `${name}: ${sample}`).join(', ')} }`;
  const caller = callers[auth];
  const substitutions = {
    ...{ path, summary, auth, name, module, className, propertyName, fields, request, required, table, sampleBody, caller },
    registry: auth === 'none' ? 'open' : auth,
    times: fields.filter(({ type }) => type === 'time').map((field) => field.name),
    orderedBy: (fields.find(({ type }) => type === 'time') ?? fields[0])?.name,
  };
  generateFiles(tree, filesOf('contract'), contract, substitutions);
  generateFiles(tree, filesOf(table ? 'rows' : 'handler'), `apps/api/src/${module}`, substitutions);
  generateFiles(tree, filesOf('test'), `apps/api/src/${module}`, substitutions);
  generateFiles(tree, filesOf('checks'), checks, substitutions);
  editSource(tree, `${contract}/index.ts`, (text) => `${text}export { ${name} } from './${module}.ts';\n`);
  document(tree, { area, name, summary, refusals: required ? ['field_required'] : [] });
  editSource(tree, `${checks}/sample-bodies.ts`, (text) => addEntry(text, 'sampleBodies', `${name}: ${sampleBody}`));
  editSource(tree, `${checks}/all-checks.ts`, (text) =>
    addEntry(addImport(text, `import { ${propertyName}Checks } from './${module}.ts';`), 'callChecks', `...${propertyName}Checks`),
  );
  editSource(tree, 'apps/api/src/server.ts', (text) =>
    addRegistration(
      addImport(text, `import { register${className} } from './${module}/${module}.routes.ts';`),
      `register${className}(calls, {${table ? ' database ' : ''}});`,
    ),
  );
  await formatFiles(tree);
  return () => {
    execFileSync(process.execPath, [join(root, 'tools/contract/call-list.ts')], { stdio: 'inherit' });
    if (!table)
      logger.info(
        `\nNow write the behaviour of ${path} and pass it as \`handle\` to register${className} in apps/api/src/server.ts; npm run typecheck fails until then.`,
      );
  };
}

const filesOf = (folder: string) => join(import.meta.dirname, 'files', folder);

function assertFree(tree: Tree, path: string, module: string): void {
  if (tree.exists(`${contract}/${module}.ts`) || tree.exists(`apps/api/src/${module}`) || tree.exists(`${checks}/${module}.ts`))
    throw new Error(`The module ${module} already exists: choose another with --module, or add the call to it manually.`);
  const files = tree.children(contract).filter((file) => file.endsWith('.ts'));
  if (files.some((file) => readSource(tree, `${contract}/${file}`).includes(`path: '${path}'`))) throw new Error(`The call ${path} already exists.`);
}

/** Tables are declared in `*.tables.ts` (see apps/api/src/database/schema.ts). */
function assertTable(tree: Tree, table: string, auth: string): void {
  const declared = tablesIn(tree, 'apps/api/src').find((text) => new RegExp(`^    ${table}: \\w+;`, 'm').test(text));
  if (!declared) throw new Error(`No *.tables.ts of the API declares a table ${table}.`);
  const [, type = ''] = new RegExp(`^    ${table}: (\\w+);`, 'm').exec(declared) ?? [];
  const [columns = ''] = new RegExp(`(type|interface) ${type}\\b[\\s\\S]*?\\n}`).exec(declared) ?? [];
  if (auth === 'player' && !/^  player_id: /m.test(columns))
    throw new Error(`${table} has no column player_id, so its rows do not belong to players.`);
}

function tablesIn(tree: Tree, folder: string): string[] {
  return tree.children(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name.endsWith('.tables.ts')) return [readSource(tree, path)];
    return tree.isFile(path) ? [] : tablesIn(tree, path);
  });
}

type Documentation = { readonly area: string; readonly name: string; readonly summary: string; readonly refusals: readonly string[] };

function document(tree: Tree, { area, name, summary, refusals }: Documentation): void {
  const index = readSource(tree, `${contract}/documentation/index.ts`);
  const areas = entryNames(index, 'documentedAreas');
  const constant = entryValue(index, 'documentedAreas', area);
  const file = constant && importedFrom(index, constant);
  if (!constant || !file) throw new Error(`docs/api.md has no heading ${area}; it has ${areas.join(', ')}.`);
  editSource(tree, join(contract, 'documentation', file), (text) =>
    addEntry(text, constant, `${name}: { summary: ${JSON.stringify(summary)}, refusals: [${refusals.map((key) => `'${key}'`).join(', ')}] }`),
  );
}
