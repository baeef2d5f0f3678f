import { brandCss, brandIds, brandOf } from '@playfront/brand';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../src/theme/theme.css';

const withBrand: Decorator = (Story, { globals }) => {
  const { brand, scheme } = globals as { brand: string; scheme: string };
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = scheme;
  }, [scheme]);
  return (
    <>
      <style>{brandCss(brandOf(brand))}</style>
      <Story />
    </>
  );
};

const preview: Preview = {
  decorators: [withBrand],
  globalTypes: {
    brand: { description: 'Brand', toolbar: { title: 'Brand', icon: 'paintbrush', items: [...brandIds], dynamicTitle: true } },
    scheme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'mirror', items: ['dark', 'light'], dynamicTitle: true } },
  },
  initialGlobals: { brand: 'northlight', scheme: 'dark' },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { disable: true },
  },
};

export default preview;
