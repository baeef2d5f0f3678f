type Source = AsyncGenerator<number, never, void>;

export function fingerprintOf(serverSeed: string): Promise<string>;
export function words(serverSeed: string, clientSeed: string, nonce: number): Source;
export function uniformInt(source: Source, n: number): Promise<number>;
export function shuffled<Item>(source: Source, items: readonly Item[]): Promise<Item[]>;
export function report(round: {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  fingerprint?: string;
  values?: number;
}): Promise<{ fingerprint: string; isRight: boolean | undefined; words: number[]; draws: number[] }>;
