// All icons in use. This file only passes them on: builds share code by module, and one that defined icons itself would load with the first page.
export type { Icon, IconProps } from './icon.ts';
export * from './front-icons.ts';
export * from './page-icons.ts';
