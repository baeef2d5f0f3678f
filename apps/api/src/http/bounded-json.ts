/** Maximum nesting of objects and lists; no call needs more than a handful. */
const maxDepth = 64;
/** Maximum fields and list entries in total; the longest legitimate list has 100. */
const maxValues = 1_000;

/**
 * Whether a JSON text has no more nesting and values than any call needs, found by scanning its brackets and commas: parsing thousands of small
 * objects costs a hundred times as much. It does not check whether the text is valid JSON.
 */
export function isBoundedJson(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') {
      index = endOfText(text, index);
    } else if (character === '{' || character === '[') {
      depth += 1;
      values += 1;
    } else if (character === ',') {
      values += 1;
    } else if (character === '}' || character === ']') {
      depth -= 1;
    }
    if (depth > maxDepth || values > maxValues) return false;
  }
  return true;
}

/** Index of the quotation mark that ends the string begun at `start`, or of the end of the text. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
