import { fileURLToPath } from 'node:url';
import { storybookOf } from './storybook.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export default storybookOf(['./pages/*.mdx', '../libs/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'], {
  // The quicker 'react-docgen' does not follow a type into another file: most of our unions would be a "union" without choices.
  reactDocgen: 'react-docgen-typescript',
  reactDocgenTypescriptOptions: {
    tsconfigPath: `${root}.storybook/docs/tsconfig.json`,
    include: [`${root}libs/*/src/**/*.tsx`, `${root}apps/web-*/src/**/*.tsx`],
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
  },
});
