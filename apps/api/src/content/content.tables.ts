export type SiteContentTable = {
  key: string;
  locale: string;
  title: string;
  body_html: string;
  /** Order among its neighbours. */
  position: number;
  version: number;
  updated_at: Date;
  /** Nobody: the text came with the software. */
  updated_by: string | null;
};

export type SiteContentVersionsTable = SiteContentTable & { action: 'created' | 'updated' | 'removed' };
