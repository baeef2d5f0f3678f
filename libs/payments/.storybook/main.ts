// One Storybook for all libraries: the same tools, and each library's own stories.
export { default } from '../../ui/.storybook/main.ts';
