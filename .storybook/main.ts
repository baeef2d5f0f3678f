import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { InlineConfig } from 'vite';

type LogHandler = NonNullable<NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>['onLog']>;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Hides hundreds of irrelevant warnings about "use client", among which others would be overlooked. */
const onLog: LogHandler = (level, log, write) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
};

/** Tables of props for the docs pages. The faster 'react-docgen' does not resolve types from other files: most of our unions would be shown without their values. */
const docs: StorybookConfig['typescript'] = {
  reactDocgen: 'react-docgen-typescript',
  reactDocgenTypescriptOptions: {
    tsconfigPath: `${root}.storybook/docs/tsconfig.json`,
    include: [`${root}libs/*/src/**/*.tsx`, `${root}apps/web-*/src/**/*.tsx`],
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../libs/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests render no docs pages.
  typescript: process.env['VITEST'] ? { reactDocgen: false } : docs,
  viteFinal(vite) {
    // Icons are imported one by one: if Vite optimised them, each new one would reload the page during tests.
    const exclude = [...(vite.optimizeDeps?.exclude ?? []), '@tabler/icons-react', 'country-flag-icons'];
    const rolldownOptions = { ...vite.build?.rolldownOptions, onLog };
    return {
      ...vite,
      optimizeDeps: { ...vite.optimizeDeps, exclude },
      build: { ...vite.build, chunkSizeWarningLimit: 4_000, rolldownOptions },
    };
  },
};

export default config;
