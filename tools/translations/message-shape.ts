import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a translation has in common with its English message, and its plurals. */
export type MessageShape = {
  /** Sorted names of the placeholders, separated by commas. */
  placeholders: string;
  /** Each `select` with its sorted keys, which come from the code. */
  choices: string;
  plurals: readonly { placeholder: string; categories: readonly string[] }[];
};

/** The shape of a message; the parser's reason if it is not an ICU message. */
export function messageShape(text: string): MessageShape | { error: string } {
  try {
    const elements = elementsOf(text);
    const names = elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      return [element.type === TYPE.tag ? `<${element.value}>` : element.value];
    });
    const choices = elements.flatMap((element) =>
      element.type === TYPE.select ? [`{${element.value}: ${Object.keys(element.options).toSorted().join(', ')}}`] : [],
    );
    const plurals = elements.flatMap((element) =>
      element.type === TYPE.plural ? [{ placeholder: element.value, categories: Object.keys(element.options) }] : [],
    );
    return { placeholders: listOf(names), choices: listOf(choices), plurals };
  } catch (error) {
    return { error: error instanceof Error ? error.message.replaceAll('_', ' ').toLowerCase() : String(error) };
  }
}

/** The words of a message without placeholders, keys and categories: what a reader may see. */
export function visibleText(text: string): string {
  return elementsOf(text)
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join(' ');
}

const known = new Map<string, readonly MessageFormatElement[]>();

/** English is read once for all languages. @throws {Error} if the text is not an ICU message */
function elementsOf(text: string): readonly MessageFormatElement[] {
  const elements = known.get(text) ?? [...allElements(parse(text))];
  known.set(text, elements);
  return elements;
}

const listOf = (names: readonly string[]) => [...new Set(names)].toSorted().join(', ');

function* allElements(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type === TYPE.tag) yield* allElements(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const option of Object.values(element.options)) yield* allElements(option.value);
  }
}
