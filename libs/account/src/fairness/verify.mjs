// Recomputes the random numbers of a round, without any library. In Node 20 or later:
//   node verify.mjs <server seed> <client seed> <round number> [fingerprint] [values]
// In a browser, on a page with HTTPS: const { report } = await import('<address of this file>'); await report({ serverSeed, clientSeed, nonce });
//
// The server seed is fixed before the first bet, and its SHA-256 shown: the fingerprint. A round draws from the words of
//   HMAC-SHA256(key = server seed, message = `${client seed}:${round number}:${block}`), block = 0, 1, 2 ...
// Each block of 32 bytes is eight words of four bytes, big-endian. A draw from n values takes the next word below the last full multiple of n, and its
// remainder by n, so that all values are equally likely.

const { subtle } = globalThis.crypto;
const bytesOf = (text) => new TextEncoder().encode(text);
const hexOf = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The fingerprint of a server seed. */
export async function fingerprintOf(serverSeed) {
  return hexOf(await subtle.digest('SHA-256', bytesOf(serverSeed)));
}

/** The words of a round, without end: `for await (const word of words(…))`. */
export async function* words(serverSeed, clientSeed, nonce) {
  const key = await subtle.importKey('raw', bytesOf(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (let block = 0; ; block += 1) {
    const bytes = new DataView(await subtle.sign('HMAC', key, bytesOf(`${clientSeed}:${nonce}:${block}`)));
    for (let word = 0; word < 8; word += 1) yield bytes.getUint32(word * 4);
  }
}

/** A number from 0 to n - 1 from the next words of `source`. */
export async function uniformInt(source, n) {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`Cannot draw from ${n} values`);
  const limit = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const { value } = await source.next();
    if (value < limit) return value % n;
  }
}

/** A copy of `items` in random order: Fisher and Yates, from the end. */
export async function shuffled(source, items) {
  const drawn = [...items];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = await uniformInt(source, last + 1);
    [drawn[last], drawn[other]] = [drawn[other], drawn[last]];
  }
  return drawn;
}

/** Fingerprint, first eight words, and first draws from `values` values of a round. */
export async function report({ serverSeed, clientSeed, nonce, fingerprint, values = 37 }) {
  const computed = await fingerprintOf(serverSeed);
  const first = [];
  for await (const word of words(serverSeed, clientSeed, nonce)) {
    first.push(word);
    if (first.length === 8) break;
  }
  const source = words(serverSeed, clientSeed, nonce);
  const draws = [];
  for (let draw = 0; draw < 8; draw += 1) draws.push(await uniformInt(source, values));
  return { fingerprint: computed, isRight: fingerprint ? computed === fingerprint.toLowerCase() : undefined, words: first, draws };
}

if (globalThis.process?.argv[1] && globalThis.process.argv[1] === import.meta.filename) {
  const [serverSeed, clientSeed, nonce, fingerprint, values] = globalThis.process.argv.slice(2);
  if (nonce === undefined) {
    console.error('node verify.mjs <server seed> <client seed> <round number> [fingerprint] [values]');
    globalThis.process.exitCode = 2;
  } else {
    const result = await report({ serverSeed, clientSeed, nonce, fingerprint, values: Number(values ?? 37) });
    console.log(result);
    if (result.isRight === false) globalThis.process.exitCode = 1;
  }
}
