/** A name that a document quotes and that must exist: a path from the root or from the document's folder, a file name, an npm script, a package, or a symbol in the code. */
export type QuotedName = { readonly kind: 'path' | 'file' | 'script' | 'package' | 'symbol'; readonly name: string; readonly line: number };

const fence = /^\s*(```|~~~)/;
const codeSpan = /`([^`]+)`/g;
const link = /\]\(([^)\s]+)\)/g;
const npmScript = /\bnpm (?:run ([\w:.-]+)|(test|start)\b)/g;
const sourceFile = /^[\w.-]+\.(?:ts|tsx|mjs|css|sql|md|json|sh|svg|html)$/;
/** At least two words in camel case or snake case: a single lower-case word may be a value, a header or plain English. */
const symbol = /^[a-zA-Z_$][\w$]*(?:[a-z0-9][A-Z]|_[a-z])[\w$]*$/;

const firstFolders = /^(?:apps|libs|tools|docs|translations|\.storybook|\.ci|\.github|src)\//;
const packageName = /^@[a-z][\w.-]*\/[\w.-]+$/;

function namesInCode(code: string): Omit<QuotedName, 'line'>[] {
  const scripts = [...code.matchAll(npmScript)].map(([, run, short]) => ({ kind: 'script' as const, name: run ?? short ?? '' }));
  if (scripts.length > 0) return scripts;
  const word = code.replace(/\(\)$/, '').replace(/:\d+(?:-\d+)?$/, '');
  if (/[\s<>{}…$=]/.test(word)) return [];
  if (packageName.test(word)) return [{ kind: 'package', name: word }];
  if (firstFolders.test(word)) return [{ kind: 'path', name: word }];
  if (sourceFile.test(word)) return [{ kind: 'file', name: word }];
  const parts = word.split('.');
  return parts.every((part) => /^[\w$]+$/.test(part))
    ? parts.filter((part) => symbol.test(part)).map((name) => ({ kind: 'symbol' as const, name }))
    : [];
}

const isRelativeLink = (target: string): boolean => !/^(?:[a-z]+:|#|\/)/.test(target);

/** All quoted names of a Markdown text that must exist, in order. In fenced blocks only npm scripts count: the rest may be an example. */
export function quotedNames(markdown: string): QuotedName[] {
  let isFenced = false;
  return markdown.split('\n').flatMap((text, at) => {
    const line = at + 1;
    if (fence.test(text)) isFenced = !isFenced;
    if (isFenced) return [...text.matchAll(npmScript)].map(([, run, short]) => ({ kind: 'script' as const, name: run ?? short ?? '', line }));
    const names = [...text.matchAll(codeSpan)].flatMap(([, code]) => namesInCode(code ?? ''));
    const links = [...text.replaceAll(codeSpan, '').matchAll(link)].map(([, target]) => target ?? '').filter(isRelativeLink);
    return [...names, ...links.map((target) => ({ kind: 'path' as const, name: target.replace(/#.*$/, '') }))].map((name) => ({ ...name, line }));
  });
}
