import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SiteStory } from '@playfront/site/testing';
import { Button } from '@playfront/ui';
import { HeaderPopover } from './HeaderPopover.tsx';

const meta: Meta = {
  title: 'Web desktop/Header/HeaderPopover',
  subcomponents: { HeaderPopover },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <HeaderPopover titleId="site.header.account" button={(props) => <Button {...props}>Account</Button>}>
          {(close) => (
            <Button variant="quiet" onClick={close}>
              A choice
            </Button>
          )}
        </HeaderPopover>
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas }) => {
  // A simulated press runs in React's `act`, which does not wait for lazy components.
  canvas.getByRole('button', { name: 'Account' }).click();
  await screen.findByRole('button', { name: 'A choice' });
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = { play: open };

/** Escape closes the panel and returns the focus to the button. */
export const ClosedByEscape: Story = {
  play: async (context) => {
    await open(context);
    screen.getByRole('button', { name: 'A choice' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'A choice' })).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};

/** A choice closes the panel; the second press opens it without loading. */
export const OpenedAgain: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'A choice' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'A choice' })).toBeNull());
    await userEvent.click(context.canvas.getByRole('button', { name: 'Account' }));
    await screen.findByRole('button', { name: 'A choice' });
  },
};
