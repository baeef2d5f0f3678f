import type { StorybookConfig } from '@storybook/react-vite';
import type { InlineConfig } from 'vite';

type LogHandler = NonNullable<NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>['onLog']>;

/** Hundreds of "use client" that mean nothing here would hide what does. */
const onLog: LogHandler = (level, log, write) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
};

/** The one configuration of all Storybooks: the whole project's, and each library's of its own stories for its tests. */
export function storybookOf(
  stories: readonly string[],
  typescript: NonNullable<StorybookConfig['typescript']> = { reactDocgen: false },
): StorybookConfig {
  return {
    framework: '@storybook/react-vite',
    stories: [...stories],
    addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    typescript,
    viteFinal(config) {
      // Icons are imported one by one: bundled beforehand, each new one would reload the page under running tests.
      const exclude = [...(config.optimizeDeps?.exclude ?? []), '@tabler/icons-react', 'country-flag-icons'];
      const rolldownOptions = { ...config.build?.rolldownOptions, onLog };
      return {
        ...config,
        optimizeDeps: { ...config.optimizeDeps, exclude },
        build: { ...config.build, chunkSizeWarningLimit: 4_000, rolldownOptions },
      };
    },
  };
}
