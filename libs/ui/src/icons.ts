// All icons in use. Only re-exports: bundlers split code by module, so icons defined in this file would all load with the first page.
export type { Icon, IconProps } from './icon.ts';
export * from './front-icons.ts';
export * from './page-icons.ts';
