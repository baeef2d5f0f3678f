import type { JSONColumnType } from 'kysely';

export type SiteContentTable = {
  key: string;
  locale: string;
  title: string;
  body_html: string;
  /** Order among its siblings. */
  position: number;
  version: number;
  updated_at: Date;
  /** Null: the text comes from the seed. */
  updated_by: string | null;
};

export type SiteContentVersionsTable = SiteContentTable & { action: 'created' | 'updated' | 'removed' };

export type SlidesTable = { id: string; position: number; content: JSONColumnType<object> };

declare module '../database/schema.ts' {
  interface Schema {
    site_content: SiteContentTable;
    site_content_versions: SiteContentVersionsTable;
    slides: SlidesTable;
  }
}
