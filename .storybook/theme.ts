import { create, type ThemeVars } from 'storybook/theming';
import { brandOf } from '@playfront/brand';
import type { Look } from './look.ts';

/** The Storybook theme in a brand's colours. */
export function themeOf({ brand, scheme }: Look): ThemeVars {
  const { palette, fonts, radius } = brandOf(brand);
  const colours = palette[scheme];
  return create({
    base: scheme,
    brandTitle: 'Playfront',
    brandUrl: './',
    fontBase: fonts.text,
    appBg: colours.page,
    appContentBg: colours.page,
    appPreviewBg: colours.page,
    appBorderColor: colours.line,
    appBorderRadius: radius.small,
    barBg: colours.surface,
    barTextColor: colours.dim,
    barSelectedColor: colours['action-text'],
    barHoverColor: colours['action-text'],
    colorPrimary: colours.action,
    colorSecondary: colours['action-text'],
    textColor: colours.text,
    textMutedColor: colours.dim,
    inputBg: colours.field,
    inputBorder: colours['field-line'],
    inputTextColor: colours.text,
    buttonBg: colours.raised,
    buttonBorder: colours.line,
  });
}
