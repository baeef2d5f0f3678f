import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@playfront/ui';
import { Form, PasswordField } from '@playfront/ui/forms';
import { StoryView, wirePlayer } from '../testing/index.ts';
import { AccountUsername, type AccountUsernameProps } from './AccountUsername.tsx';

const meta: Meta<AccountUsernameProps> = {
  title: 'Auth/Form/AccountUsername',
  component: AccountUsername,
  render: (props, { loaded }) => (
    <StoryView loaded={loaded} handlers={{}} player={wirePlayer({ username: 'ilmari_k' })}>
      <Form aria-label="Confirm">
        <AccountUsername {...props} />
        <PasswordField label="Password" revealLabel="Show password" hideLabel="Hide password" autoComplete="current-password" />
        <Button type="submit">Confirm</Button>
      </Form>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<AccountUsernameProps>;

const usernameOf = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>('form > input[autocomplete="username"]:first-child');

/** Rendered for password managers only: not visible, not read out, and not in the tab order. */
export const OfThePlayer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = usernameOf(canvasElement);
    await expect(field).toHaveValue('ilmari_k');
    await expect(getComputedStyle(field ?? document.body).display).not.toBe('none');
    await expect(canvas.queryByRole('textbox', { name: '' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const OfAMailedLink: Story = {
  args: { username: 'veera' },
  tags: ['no-reference-image'],
  play: async ({ canvasElement }) => expect(usernameOf(canvasElement)).toHaveValue('veera'),
};

export const Unknown: Story = {
  args: { username: '' },
  tags: ['no-reference-image'],
  play: async ({ canvasElement }) => expect(usernameOf(canvasElement)).toBeNull(),
};
