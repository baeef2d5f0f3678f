import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { wireSession, wireSessions } from '../testing/index.ts';
import { DevicesSection } from './DevicesSection.tsx';

type DevicesStory = {
  sessions: NonNullable<FakeHandlers['frontGetPlayerSessions']>;
  end: NonNullable<FakeHandlers['frontEndPlayerSession']>;
  endOthers: NonNullable<FakeHandlers['frontEndOtherSessions']>;
  onDone: (text: string) => void;
};

const meta: Meta<DevicesStory> = {
  title: 'Account/Security/DevicesSection',
  args: {
    sessions: () => wireSessions(),
    end: fn(() => ({ status: 1 as const })),
    endOthers: fn(() => ({ status: 1 as const })),
    onDone: fn(),
  },
  render: ({ sessions, end, endOthers, onDone }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{
        frontGetPlayerSessions: sessions,
        frontEndPlayerSession: end,
        frontEndOtherSessions: endOthers,
      }}
      player={wirePlayer()}
    >
      <DevicesSection onDone={onDone} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<DevicesStory>;
type Play = NonNullable<Story['play']>;

const waitForContent: Play = async ({ canvas }) => void (await canvas.findByText(/^(This device|Tämä laite)$/));

/** This device is listed first and cannot be logged out here. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Chrome on macOS');
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Chrome on macOSThis deviceFinland, active now');
    await expect(first?.querySelector('button')).toBeNull();
    await expect(second).toHaveTextContent('Safari on iPhone');
    await expect(third).toHaveTextContent('Firefox on WindowsFirst login 2026.11.18Latvia, active 2026.11.18');
  },
};

let ended: string[] = [];

/** Enter logs a device out and removes its row. */
export const EndsOne: Story = {
  args: {
    sessions: () => ({ status: 1, sessions: wireSessions().sessions.filter(({ id }) => !ended.includes(String(id))) }),
    end: fn(({ id }) => {
      ended.push(String(id));
      return { status: 1 as const };
    }),
  },
  beforeEach: () => {
    ended = [];
  },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Log out Firefox on Windows' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('Firefox on Windows is logged out'));
    await expect(canvas.queryByText('Firefox on Windows')).toBeNull();
    await expect(canvas.getByText('Safari on iPhone')).toBeVisible();
  },
};

/** Ended elsewhere in the meantime: no error. */
export const AlreadyEnded: Story = {
  args: {
    end: () => {
      throw refusal('not_found');
    },
  },
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('button', { name: 'Log out Safari on iPhone' })).click();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NotEnded: Story = {
  args: {
    end: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('button', { name: 'Log out Safari on iPhone' })).click();
    await canvas.findByRole('alert');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** Needs a confirmation; Cancel changes nothing. */
export const EndsOthers: Story = {
  play: async ({ canvas, args }) => {
    const open = await canvas.findByRole('button', { name: 'Log out all others' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Cancel' })).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.endOthers).not.toHaveBeenCalled();
    open.click();
    const dialog = await screen.findByRole('dialog', { name: 'Log out all other devices?' });
    dialog.querySelectorAll('button').forEach((button) => button.textContent === 'Log out all others' && button.click());
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('All other devices are logged out'));
    await expect(args.endOthers).toHaveBeenCalledOnce();
  },
};

/** Only this device. */
export const Alone: Story = {
  args: { sessions: () => wireSessions([]) },
  play: async ({ canvas }) => {
    await canvas.findByText('You are not logged in anywhere else.');
    await expect(canvas.queryByRole('button', { name: 'Log out all others' })).toBeNull();
  },
};

export const Loading: Story = { args: { sessions: () => new Promise(() => {}) } };

let isDown = true;

export const NotLoaded: Story = {
  args: {
    sessions: () => {
      if (isDown) throw fault('server');
      return wireSessions();
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (context) => {
    const retry = await context.canvas.findByRole('button', { name: 'Try again' });
    isDown = false;
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitForContent(context);
  },
};

/** No device data from the operator, and extreme names. */
export const Hostile: Story = {
  args: {
    sessions: () =>
      wireSessions(
        [longName, longWords, rtlName, zeroWidthName, ''].map((name, index) =>
          wireSession({ id: `3b241101-e2bb-4255-8caf-4136c566a96${index}`, browser: name, system: index % 2 ? name : '', country: '' }),
        ),
      ),
  },
  globals: { formFactor: 'phone' },
  play: waitForContent,
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: waitForContent };

export const Light: Story = { globals: { scheme: 'light' }, play: waitForContent };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: waitForContent };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: waitForContent };

export const LongText: Story = {
  globals: { locale: 'pseudo', formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByText(/macOS/)),
};
