import * as v from 'valibot';
import { frontGetSlider } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { slideSchema, type StoredSlide } from './slide.schema.ts';
import { readSlides } from './slides.store.ts';

export function registerContent(calls: CallRegistry, database: Database): void {
  calls.open(frontGetSlider, async ({ body }) => {
    const slides = v.parse(v.array(slideSchema), await readSlides(database));
    return { status: 1, slides: slides.map((slide) => inLocale(slide, body.locale)) };
  });
}

function inLocale({ id, title, text, action, pictures, dominant }: StoredSlide, locale: string) {
  const say = (words: StoredSlide['title']) => (Object.hasOwn(words, locale) ? words[locale] : undefined) ?? words.en;
  return { id, title: say(title), text: say(text), action: { label: say(action.label), href: action.href }, pictures, dominant };
}
