import { configure } from 'storybook/test';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

export { default } from '../../ui/.storybook/preview.tsx';
