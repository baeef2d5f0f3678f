import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { SiteStory } from '@playfront/site/testing';
import { PlayerControls } from './PlayerControls.tsx';

type ControlsStory = { isRestoring: boolean };

const meta: Meta<ControlsStory> = {
  title: 'Web mobile/Header/PlayerControls',
  subcomponents: { PlayerControls },
  globals: { formFactor: 'phone' },
  args: { isRestoring: false },
  render: ({ isRestoring }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} isRestoring={isRestoring} {...(isRestoring ? {} : { player: wirePlayer() })}>
      <PlayerControls />
    </SiteStory>
  ),
  beforeEach: () => {
    // Set by the arrival script when it has found a session.
    document.documentElement.setAttribute('data-signed-in', '');
    return () => document.documentElement.removeAttribute('data-signed-in');
  },
};
export default meta;

type Story = StoryObj<ControlsStory>;

export const SignedIn: Story = { play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /^Balance/ })) };

/** A skeleton of the controls' size while the session is restored. */
export const Restoring: Story = {
  args: { isRestoring: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
