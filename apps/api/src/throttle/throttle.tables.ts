export type ThrottlesTable = {
  key: string;
  /** When the allowance is full again. */
  full_at: Date;
};

declare module '../database/schema.ts' {
  interface Schema {
    throttles: ThrottlesTable;
  }
}
