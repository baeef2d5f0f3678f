declare module 'xliff' {
  type Unit = { source: string; target?: string | readonly unknown[]; note?: string };
  export type XliffDocument = { resources?: Record<string, Record<string, Unit>>; sourceLanguage?: string; targetLanguage?: string };
  export function js2xliff(document: XliffDocument): Promise<string>;
  export function xliff2js(xml: string): Promise<XliffDocument>;
}
