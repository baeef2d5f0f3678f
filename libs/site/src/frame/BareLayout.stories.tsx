import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName, longWords } from '@playfront/ui/testing';
import { layoutAt } from '../addresses/pages.ts';
import { PageLink } from '../navigation/PageLink.tsx';
import { SiteStory } from '../testing/index.ts';
import { BareLayout } from './BareLayout.tsx';
import { PageColumn } from '../layout/PageColumn.tsx';

type LayoutStory = Pick<ComponentProps<typeof BareLayout>, 'layout'> & {
  /** URL of a page with this layout. */
  address: string;
  title: string;
  paragraphs: readonly string[];
  onAddress: (address: string) => void;
};

const answer = 'Withdrawals leave us within 24 hours. Your bank may need one to three working days more.';
const terms = 'The bonus is yours after the first deposit of €20.00 or more. It is open for 30 days.';

const meta: Meta<LayoutStory> = {
  title: 'Site/Frame/BareLayout',
  subcomponents: { PageColumn },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { layout: 'faq', address: '/faq/withdrawals', title: 'Withdrawals', paragraphs: [answer], onAddress: fn() },
  render: ({ layout, address, title, paragraphs, onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address} onAddress={onAddress}>
      <BareLayout layout={layout}>
        <main id="content" className="wrap">
          <h1 style={{ overflowWrap: 'anywhere' }}>{title}</h1>
          {paragraphs.map((paragraph, index) => (
            <p key={index} style={{ overflowWrap: 'anywhere' }}>
              {paragraph}
            </p>
          ))}
          {layout === 'promotion' && <PageLink to="promotions">All promotions</PageLink>}
        </main>
      </BareLayout>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<LayoutStory>;

const foot = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => canvas.getByRole('contentinfo').getBoundingClientRect();

/** A section of the FAQ: no header or drawers; the footer of a short page is at the bottom of the window. */
export const Faq: Story = {
  play: async ({ canvas, args }) => {
    await expect(layoutAt(args.address)).toBe(args.layout);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(Math.round(foot(canvas).bottom)).toBe(document.documentElement.clientHeight);
  },
};

const promotion = { layout: 'promotion', address: '/promotion/welcome', title: 'Welcome bonus', paragraphs: [terms] } as const;

/** A promotion, a campaign or the landing page of a game. */
export const Promotion: Story = {
  args: promotion,
  play: async ({ canvas, args }) => {
    await expect(layoutAt(args.address)).toBe(args.layout);
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('18+');
  },
};

/** The logo is the first tab stop and links home. */
export const WayHome: Story = {
  args: promotion,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('banner').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/');
  },
};

/** The footer links to help with gambling problems. */
export const WayToHelp: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('contentinfo').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/responsible-gaming');
  },
};

/** A page taller than the window: the footer follows it. */
export const Tall: Story = {
  args: { paragraphs: Array.from({ length: 40 }, () => answer) },
  play: async ({ canvas }) => {
    await expect(foot(canvas).top).toBeGreaterThanOrEqual(canvas.getByRole('main').getBoundingClientRect().bottom - 1);
  },
};

export const Tablet: Story = { args: promotion, globals: { formFactor: 'tablet' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const PromotionOnPhone: Story = { args: promotion, globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { args: promotion, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

export const Hostile: Story = { args: { ...promotion, title: longName, paragraphs: [longWords, longName] }, globals: { formFactor: 'phone' } };
