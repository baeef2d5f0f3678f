import { storybookOf } from '../../../.storybook/storybook.ts';

export default storybookOf(['../src/**/*.stories.tsx']);
