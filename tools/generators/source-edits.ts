import type { Tree } from '@nx/devkit';
import ts from 'typescript';

/** The text of a file that a generator edits. @throws {Error} if the file does not exist. */
export function readSource(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} does not exist: update the generator that edits it.`);
  return text;
}

/** Replaces the text of a file by the result of `edit`. */
export function editSource(tree: Tree, path: string, edit: (text: string) => string): void {
  const text = readSource(tree, path);
  try {
    tree.write(path, edit(text));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Adds an entry at the end of the object or array in the constant `name`. */
export function addEntry(text: string, name: string, entry: string): string {
  return withEntry(text, literalOf(text, name), entry);
}

/** Adds an entry at the end of a list of a JSON object, without reformatting the other entries. */
export function addJsonEntry(text: string, list: string, entry: string): string {
  const [statement] = ts.parseJsonText('data.json', text).statements;
  const content = statement?.expression;
  const property =
    content && ts.isObjectLiteralExpression(content) ? content.properties.find(({ name }) => name && nameOf(name) === list) : undefined;
  if (!property || !ts.isPropertyAssignment(property) || !ts.isArrayLiteralExpression(property.initializer))
    throw new Error(`there is no list ${list}`);
  return withEntry(text, property.initializer, entry);
}

function withEntry(text: string, literal: ts.ObjectLiteralExpression | ts.ArrayLiteralExpression, entry: string): string {
  const entries = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
  const last = entries.at(-1);
  const at = last?.end ?? literal.end - 1;
  return `${text.slice(0, at)}${last ? ',' : ''}\n${entry}${text.slice(at)}`;
}

/** The keys of the object in the constant `name`. */
export function entryNames(text: string, name: string): string[] {
  const literal = literalOf(text, name);
  if (!ts.isObjectLiteralExpression(literal)) throw new Error(`${name} is not an object`);
  return literal.properties.flatMap(({ name: key }) => (key && nameOf(key)) ?? []);
}

/** The value of an entry of the object in the constant `name`, as source text. */
export function entryValue(text: string, name: string, entry: string): string | undefined {
  const literal = literalOf(text, name);
  if (!ts.isObjectLiteralExpression(literal)) throw new Error(`${name} is not an object`);
  const property = literal.properties.find(({ name: key }) => key && nameOf(key) === entry);
  return property && ts.isPropertyAssignment(property) ? property.initializer.getText() : undefined;
}

/** The module that `name` is imported from. */
export function importedFrom(text: string, name: string): string | undefined {
  const found = importsOf(text).find(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) && bindings.elements.some((element) => element.name.text === name);
  });
  return found && ts.isStringLiteral(found.moduleSpecifier) ? found.moduleSpecifier.text : undefined;
}

/** Adds an import after the last one. */
export function addImport(text: string, statement: string): string {
  const at = importsOf(text).at(-1)?.end ?? 0;
  return `${text.slice(0, at)}\n${statement}${text.slice(at)}`;
}

/** Adds a statement after the last `register…(calls, …);` of the server. */
export function addRegistration(text: string, statement: string): string {
  let at: number | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && /^register\w+\(calls, /.test(node.getText())) at = node.end;
    else ts.forEachChild(node, visit);
  };
  visit(parse(text));
  if (at === undefined) throw new Error('the file registers no calls');
  return `${text.slice(0, at)}\n${statement}${text.slice(at)}`;
}

function importsOf(text: string): ts.ImportDeclaration[] {
  return parse(text).statements.filter(ts.isImportDeclaration);
}

function literalOf(text: string, name: string): ts.ObjectLiteralExpression | ts.ArrayLiteralExpression {
  for (const statement of parse(text).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const declared = statement.declarationList.declarations.find((declaration) => declaration.name.getText() === name);
    const value = declared?.initializer && unwrapped(declared.initializer);
    if (value && (ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value))) return value;
  }
  throw new Error(`there is not an object or array ${name}`);
}

const nameOf = (name: ts.PropertyName) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined);

/** The expression without `as const` and `satisfies`. */
function unwrapped(value: ts.Expression): ts.Expression {
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value) ? unwrapped(value.expression) : value;
}

const parse = (text: string) => ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
