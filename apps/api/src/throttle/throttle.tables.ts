export type ThrottlesTable = {
  key: string;
  /** When the whole allowance is there again. */
  full_at: Date;
};

declare module '../database/schema.ts' {
  interface Schema {
    throttles: ThrottlesTable;
  }
}
