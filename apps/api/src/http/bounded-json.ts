/** Objects and lists inside each other; no call needs more than a handful. */
const maxDepth = 64;
/** Fields and list entries in all; the longest honest list has 100. */
const maxValues = 1_000;

/**
 * Whether a JSON text is nested and filled no further than any call needs, found by walking over its brackets and commas: parsing thousands
 * of small objects costs a hundred times as much. It does not say whether the text is valid JSON.
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

/** Index of the quotation mark that ends the text begun at `start`, or of the end where none does. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
