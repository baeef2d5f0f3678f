import * as v from 'valibot';
import { frontGetContentTemplate, frontGetFaqTemplate, frontGetSlider } from '@playfront/api-contract';
import { adminCreateSiteContent, adminGetSiteContent, adminRemoveSiteContent, adminUpdateTemplate } from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { ContentService } from './content.service.ts';
import { slideSchema, type StoredSlide, type StoredSlideText } from './slide.schema.ts';
import { readSlides } from './slides.store.ts';

export function registerContent(calls: CallRegistry, { database, content }: { database: Database; content: ContentService }): void {
  calls.open(frontGetSlider, async ({ body }) => {
    const slides = v.parse(v.array(slideSchema), await readSlides(database));
    return { status: 1, slides: slides.map((slide) => inLocale(slide, body.locale)) };
  });
  calls.open(frontGetContentTemplate, ({ body }) => content.read(body));
  calls.open(frontGetFaqTemplate, ({ body }) => content.readFaq(body));

  calls.admin(adminGetSiteContent, ({ body }) => content.list(body, body));
  calls.admin(adminCreateSiteContent, ({ body, session, audit }) => content.create(session.playerId, body, audit));
  calls.admin(adminUpdateTemplate, ({ body, session, audit }) => content.update(session.playerId, body, audit));
  calls.admin(adminRemoveSiteContent, ({ body, session, audit }) => content.remove(session.playerId, body, audit));
}

function inLocale({ id, for_player, pictures, dominant, ...text }: StoredSlide, locale: string) {
  const forPlayer = for_player && { for_player: textInLocale(for_player, locale) };
  return { id, ...textInLocale(text, locale), ...forPlayer, pictures, dominant };
}

function textInLocale({ title, text, action }: StoredSlideText, locale: string) {
  const pick = (texts: StoredSlideText['title']) => (Object.hasOwn(texts, locale) ? texts[locale] : undefined) ?? texts.en;
  return { title: pick(title), text: pick(text), action: { label: pick(action.label), href: action.href } };
}
