import { randomBytes } from 'node:crypto';
import type { SiteContent } from '@playfront/api-contract';
import { expectRefusal, expectThat } from '../check.ts';
import { Skip } from '../verdicts.ts';
import type { World } from '../world.ts';
import type { ChecksOf } from './call-checks.ts';

const freshKey = () => `conformance-${randomBytes(5).toString('hex')}`;
const missing = { key: 'conformance-of-no-text', locale: 'en' } as const;
const at = ({ key, locale = 'en', version = 1 }: Pick<SiteContent, 'key' | 'locale' | 'version'>) => ({ key, locale, version });
/** HTML that must not reach the players' browsers. */
const hostile =
  '<p onclick="alert(1)">Safe <b>text</b></p><script>alert(2)</script><img src=x onerror=alert(3)><a href="javascript:alert(4)">x</a><iframe src="//x"></iframe>';
const isHostile = (html: string) => /<script|<iframe|onclick|onerror|javascript:/i.test(html);

/** Runs a check with a new text, and removes the text afterwards. */
async function withText(world: World, check: (text: SiteContent) => Promise<SiteContent | void>): Promise<void> {
  const admin = await world.admin();
  const text = { key: freshKey(), locale: 'en', title: 'Conformance', body: '<p>First text.</p>' };
  const { content } = await world.call('adminCreateSiteContent', text, admin);
  const latest = (await check(content)) ?? content;
  await world.call('adminRemoveSiteContent', at(latest), admin);
}

export const contentChecks: ChecksOf<
  | 'frontGetContentTemplate'
  | 'frontGetFaqTemplate'
  | 'frontGetSetting'
  | 'frontAuthGetIpStack'
  | 'frontGetSlider'
  | 'adminGetSiteContent'
  | 'adminCreateSiteContent'
  | 'adminUpdateTemplate'
  | 'adminRemoveSiteContent'
> = {
  frontGetContentTemplate: {
    works: (world) =>
      withText(world, async ({ key, body_html }) => {
        for (const locale of ['en', 'fi']) {
          const { content } = await world.call('frontGetContentTemplate', { key, locale });
          expectThat(content.key === key && content.body_html === body_html, `the English text of ${key} as fallback for "${locale}"`);
        }
      }),
    refuses: {
      not_found: async (world) => void expectRefusal(await world.send('frontGetContentTemplate', missing), 'not_found'),
    },
  },
  frontGetFaqTemplate: {
    works: async (world) => {
      const { faqs } = await world.call('frontGetFaqTemplate', { locale: 'en' });
      const [first] = faqs;
      if (!first) throw new Skip('there is no FAQ');
      for (const id of ['0', first.id]) {
        const alone = await world.call('frontGetFaqTemplate', { locale: 'en', id });
        expectThat(alone.faqs.length === 1 && alone.faqs[0]?.id === first.id, `only section ${first.id} for "${id}"`);
      }
    },
    refuses: {
      not_found: async (world) => void expectRefusal(await world.send('frontGetFaqTemplate', { id: 'no-such-section' }), 'not_found'),
    },
  },
  frontGetSetting: { works: async (world) => void (await world.call('frontGetSetting', {})) },
  frontAuthGetIpStack: {
    works: async (world) => {
      const { data } = await world.call('frontAuthGetIpStack', { ip: '' });
      expectThat(data.ip !== '', "the caller's IP address");
      const known = await world.call('frontAuthGetIpStack', { ip: '133.11.0.1' });
      expectThat(known.data.ip === '133.11.0.1' && known.data.country_code === 'JP', `JP for 133.11.0.1; it is ${known.data.country_code}`);
    },
  },
  frontGetSlider: { works: async (world) => void (await world.call('frontGetSlider', { locale: 'en' })) },
  adminGetSiteContent: {
    works: (world) =>
      withText(world, async ({ key }) => {
        const { contents, history } = await world.call('adminGetSiteContent', { key, locale: 'en' }, await world.admin());
        expectThat(contents.length === 1 && contents[0]?.key === key, `only the text of ${key}`);
        expectThat(history[0]?.action === 'created', 'an entry for the creation in its history');
      }),
  },
  adminCreateSiteContent: {
    works: (world) => withText(world, async ({ version }) => expectThat(version === 1, `version 1; it is ${version}`)),
    refuses: {
      conflict: (world) =>
        withText(world, async ({ key }) => {
          const again = { key, locale: 'en', title: 'Again', body: '' };
          expectRefusal(await world.send('adminCreateSiteContent', again, { as: await world.admin() }), 'conflict');
        }),
    },
    also: {
      'the body is sanitised': async (world) => {
        const admin = await world.admin();
        const { content } = await world.call('adminCreateSiteContent', { key: freshKey(), locale: 'en', title: 'Hostile', body: hostile }, admin);
        const shown = await world.call('frontGetContentTemplate', { key: content.key });
        await world.call('adminRemoveSiteContent', at(content), admin);
        for (const { body_html } of [content, shown.content]) {
          expectThat(!isHostile(body_html), `a body without scripts, event handlers and frames; it is ${body_html}`);
          expectThat(body_html.includes('Safe'), `the text of the body; it is ${body_html}`);
        }
      },
    },
  },
  adminUpdateTemplate: {
    works: (world) =>
      withText(world, async (text) => {
        const { content } = await world.call('adminUpdateTemplate', { ...at(text), body: '<p>Second text.</p>' }, await world.admin());
        expectThat(content.version > text.version, `a version above ${text.version}; it is ${content.version}`);
        const shown = await world.call('frontGetContentTemplate', { key: text.key });
        expectThat(shown.content.body_html.includes('Second text.'), 'the new text on the site');
        return content;
      }),
    refuses: {
      conflict: (world) =>
        withText(world, async (text) => {
          const admin = await world.admin();
          const { content } = await world.call('adminUpdateTemplate', { ...at(text), body: 'By one editor.' }, admin);
          expectRefusal(await world.send('adminUpdateTemplate', { ...at(text), body: 'By another.' }, { as: admin }), 'conflict');
          return content;
        }),
      not_found: async (world) => {
        expectRefusal(await world.send('adminUpdateTemplate', { ...missing, version: 1, body: '' }, { as: await world.admin() }), 'not_found');
      },
    },
  },
  adminRemoveSiteContent: {
    works: async (world) => {
      const admin = await world.admin();
      const { content } = await world.call('adminCreateSiteContent', { key: freshKey(), locale: 'en', title: 'Short', body: 'lived' }, admin);
      await world.call('adminRemoveSiteContent', at(content), admin);
      expectRefusal(await world.send('frontGetContentTemplate', { key: content.key }), 'not_found');
    },
    refuses: {
      conflict: (world) =>
        withText(world, async (text) => {
          expectRefusal(
            await world.send('adminRemoveSiteContent', { ...at(text), version: text.version + 7 }, { as: await world.admin() }),
            'conflict',
          );
        }),
      not_found: async (world) => {
        expectRefusal(await world.send('adminRemoveSiteContent', { ...missing, version: 1 }, { as: await world.admin() }), 'not_found');
      },
    },
  },
};
