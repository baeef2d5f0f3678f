/** The logged part of a violation report: nothing about the visitor, no query and no text of the page. */
export type CspReport = {
  directive: string;
  /** Origin of the blocked resource, or a keyword such as `inline` or `trusted-types-sink`. */
  blocked: string;
  /** Path of the page. */
  page: string;
  /** Path of the script that violated the policy, and the line, if the browser reports them. */
  source: string | null;
  line: number | null;
};

const maxReports = 10;
const maxTextLength = 120;

/** The reports in a body of either form: `application/csp-report` has one, `application/reports+json` a list. Other entries are ignored. */
export function readCspReports(body: unknown): CspReport[] {
  const bodies = Array.isArray(body) ? body.slice(0, maxReports).map(bodyOfReport) : [fieldOf(body, 'csp-report')];
  return bodies.flatMap((report) => {
    const directive = textOf(report, 'effectiveDirective', 'effective-directive', 'violated-directive');
    const page = pathOf(textOf(report, 'documentURL', 'document-uri'));
    if (!directive || !/^[a-z-]+$/.test(directive) || page === null) return [];
    const line = fieldOf(report, 'lineNumber') ?? fieldOf(report, 'line-number');
    return {
      directive,
      blocked: originOf(textOf(report, 'blockedURL', 'blocked-uri') ?? ''),
      page,
      source: pathOf(textOf(report, 'sourceFile', 'source-file')),
      line: Number.isSafeInteger(line) ? Number(line) : null,
    };
  });
}

function bodyOfReport(report: unknown): unknown {
  return fieldOf(report, 'type') === 'csp-violation' ? fieldOf(report, 'body') : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown, ...names: readonly string[]): string | undefined {
  return names.map((name) => fieldOf(value, name)).find((field) => typeof field === 'string');
}

/** Without the query, which may contain text that a player typed, or a token from a mail. */
function pathOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).pathname.slice(0, maxTextLength) : null;
}

function originOf(blocked: string): string {
  if (/^[a-z-]{0,40}$/.test(blocked)) return blocked;
  const { origin, protocol } = URL.canParse(blocked) ? new URL(blocked) : { origin: 'null', protocol: 'unknown:' };
  return (origin === 'null' ? protocol : origin).slice(0, maxTextLength);
}
