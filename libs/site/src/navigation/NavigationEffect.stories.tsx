import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@playfront/ui';
import { pageAt } from '../addresses/pages.ts';
import { PageLink } from './PageLink.tsx';
import { SiteStory } from '../testing/index.ts';
import { loadingBar } from './loading-bar.ts';
import { MainLoadingEffect } from './MainLoadingEffect.tsx';
import { NavigationEffect } from './NavigationEffect.tsx';

type NavigationStory = { onAddress: (address: string) => void };

/** How long the first page's data takes. */
const dataMs = 150;

function LongPage() {
  const [hasData, setHasData] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasData(true), dataMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="content">
      <h1>A long page</h1>
      {hasData && <div style={{ height: 3000 }}>Its data</div>}
      <PageLink to="casino">Casino</PageLink> <PageLink to="promotions">Promotions</PageLink>
    </main>
  );
}

function Pages() {
  const navigate = useNavigate();
  const name = pageAt(useLocation().pathname);
  return (
    <>
      <NavigationEffect />
      <MainLoadingEffect />
      {name === 'promotions' ? (
        <main id="content">
          <h1 className="visually-hidden">A page without a visible title</h1>
        </main>
      ) : name === 'casino' ? (
        <main id="content">
          <h1>A short page</h1>
          <Button onClick={() => void navigate(-1)}>Back</Button>
        </main>
      ) : (
        <LongPage />
      )}
    </>
  );
}

const meta: Meta<NavigationStory> = {
  title: 'Site/Navigation/NavigationEffect',
  args: { onAddress: fn() },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} onAddress={onAddress}>
      <Pages />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<NavigationStory>;
type Play = NonNullable<Story['play']>;

const goOn: Play = async ({ canvas }) => {
  // The link may be out of view, and its focus would scroll the page that Back returns to.
  canvas.getByRole('link', { name: 'Casino' }).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'A short page' })).toHaveFocus());
};

/** Another page: focuses its heading, sets the document title, and marks the content as busy for half a second (spec §9). */
export const GoesOn: Story = {
  play: async (context) => {
    await goOn(context);
    await expect(document.title).toMatch(/^Online casino · /);
    await expect(context.canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(context.canvas.getByRole('main')).not.toHaveAttribute('aria-busy'));
  },
};

/** A page without a visible title has a heading for screen readers, which stays invisible when focused. */
export const GoesToHiddenHeading: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Promotions' }).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'A page without a visible title' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading.getBoundingClientRect().width).toBe(1);
  },
};

/** Back restores the scroll position as soon as the page is tall enough. */
export const GoesBack: Story = {
  // It scrolls, but reference images show the full page.
  tags: ['no-reference-image'],
  play: async (context) => {
    await context.canvas.findByText('Its data');
    // The position is recorded by the scroll event, which follows asynchronously.
    const isScrolled = new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true });
    });
    scrollTo(0, 1200);
    await isScrolled;
    await expect(scrollY).toBe(1200);
    await goOn(context);
    await expect(scrollY).toBe(0);
    context.canvas.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard('{Enter}');
    await context.canvas.findByText('Its data');
    await waitFor(() => expect(scrollY).toBe(1200));
  },
};

/** Back to a page whose code is not loaded: the loading bar runs until it is. */
export const GoesBackToUnloaded: Story = {
  // The state it tests lasts only a moment.
  tags: ['no-reference-image'],
  play: async () => {
    const here = location.href;
    history.replaceState(history.state, '', '/faq');
    dispatchEvent(new PopStateEvent('popstate'));
    history.replaceState(history.state, '', here);
    await waitFor(() => expect(loadingBar.getState()).toBe('running'));
    loadingBar.finish();
  },
};
