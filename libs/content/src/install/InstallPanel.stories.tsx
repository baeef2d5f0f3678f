import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { createInstallOffer } from './install-offer.ts';
import { InstallPanel } from './InstallPanel.tsx';
import { useInstall, type InstallState } from './useInstall.ts';

type PanelStory = { state: InstallState };

const meta: Meta<PanelStory> = {
  title: 'Content/Install/InstallPanel',
  args: { state: { kind: 'offered', install: () => new Promise(() => {}) } },
  render: ({ state }, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ maxWidth: 400 }}>
        <InstallPanel state={state} />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<PanelStory>;

const byHand = (way: Extract<InstallState, { kind: 'by-hand' }>['way'], isDismissed = false): InstallState => ({ kind: 'by-hand', way, isDismissed });

export const Offered: Story = {};

const offer = createInstallOffer();

function LivePanel() {
  return <InstallPanel state={useInstall(offer)} />;
}

/** The install prompt is opened by keyboard and dismissed: instructions replace the button. */
export const RefusedByKeyboard: Story = {
  // The prompt belongs to the page: with several stories on one page it would belong to another one.
  tags: ['no-reference-image'],
  render: (_, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ maxWidth: 400 }}>
        <LivePanel />
      </div>
    </StoryView>
  ),
  play: async ({ canvas }) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => ({ outcome: 'dismissed' }) });
    dispatchEvent(event);
    await canvas.findByRole('button', { name: 'Install' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/Not installed/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On the server, and until the browser is known. */
export const NotKnownYet: Story = { args: { state: { kind: 'unknown' } } };

export const Installed: Story = { args: { state: { kind: 'done' } } };

export const InstalledSite: Story = { args: { state: byHand('open') } };

export const SafariOnPhone: Story = { args: { state: byHand('share') }, globals: { formFactor: 'phone' } };

export const AndroidByHand: Story = { args: { state: byHand('menu') }, globals: { formFactor: 'phone' } };

export const ComputerByHand: Story = { args: { state: byHand('bar', true) } };

export const SafariOnComputer: Story = { args: { state: byHand('dock') }, globals: { scheme: 'light' } };

export const NotPossible: Story = { args: { state: byHand('none') } };

export const InFinnish: Story = { args: { state: byHand('bar', true) }, globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { args: { state: byHand('menu', true) }, globals: { locale: 'pseudo', formFactor: 'phone' } };
