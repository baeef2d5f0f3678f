import { isValidElement } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { pseudoText } from '@playfront/i18n/testing';
import type { StoryGlobals } from './globals.ts';

/** Props that are not shown as text. */
const notText =
  /^(id|key|name|value|default|href|src|path|type|className|lang|locale|country|code|currency|autoComplete|inputMode|style|kind|look|size|variant|state|status|tone|at|to)$|(Id|Path|Url|Src|Code|Value)$/;

function lengthenTexts(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(lengthenTexts);
  const isPlain = typeof value === 'object' && value !== null && !isValidElement(value) && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, notText.test(name) ? part : lengthenTexts(part)]));
}

/** Components of `libs/ui` have no messages, so the pseudo-locale lengthens the texts of their args. Props with a fixed set of values stay unchanged. */
export const withPseudoArgs: Decorator = (Story, { args, argTypes, title, globals }) => {
  if ((globals as StoryGlobals).locale !== 'pseudo' || !title.startsWith('UI/')) return <Story />;
  const texts = Object.entries(args).filter(([name]) => !notText.test(name) && argTypes[name]?.type?.name !== 'enum');
  return <Story args={Object.fromEntries(texts.map(([name, value]) => [name, lengthenTexts(value)]))} />;
};
