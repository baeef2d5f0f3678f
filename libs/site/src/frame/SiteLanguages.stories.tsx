import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { useFormValues } from '@playfront/forms';
import { localeCodes } from '@playfront/i18n';
import { useUnsavedEdits } from '@playfront/ui';
import { TextField } from '@playfront/ui/forms';
import { takeSwapState } from '../form-factor/swap-state.ts';
import { forgetSwapState, hasSwapState } from '../state/reload-marks.ts';
import { SiteStory } from '../testing/index.ts';
import { noteDraft } from '../testing/note.fixtures.schema.ts';
import { UnsavedEditsEffect } from '../unsaved-edits/UnsavedEditsEffect.tsx';
import { SiteLanguages } from './SiteLanguages.tsx';

type ListStory = { address: string; onCurrent: () => void };

const meta: Meta<ListStory> = {
  title: 'Site/Frame/SiteLanguages',
  component: SiteLanguages,
  args: { address: '/online-casino?q=reef', onCurrent: fn() },
  render: ({ address, onCurrent }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address}>
      <div style={{ maxWidth: 320 }}>
        <SiteLanguages onCurrent={onCurrent} />
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<ListStory>;

/** All languages; each links to the current page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(localeCodes.length);
    await expect(canvas.getByRole('link', { name: /Suomi/ })).toHaveAttribute('href', '/fi/online-casino?q=reef');
    await expect(canvas.getByRole('link', { name: /^English$/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** A few letters filter the list; the arrow keys move through it. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('fin');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Suomi/ })).toHaveFocus();
  },
};

/** No language has this name. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('zzz');
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};

function SavedForm() {
  const { values, change } = useFormValues({ initial: { city: 'Tampere' }, draft: noteDraft });
  useUnsavedEdits(values.city !== 'Tampere');
  return (
    <form>
      <TextField label="City" name="city" value={values.city} onChange={(event) => change({ city: event.target.value })} />
    </form>
  );
}

/** Whether the browser would ask before the page is left. */
const isUnloadHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Switching in this tab stores the edits without asking; opening another tab leaves them here and stores nothing. */
export const WithEdits: Story = {
  tags: ['no-reference-image'],
  beforeEach: forgetSwapState,
  render: ({ address, onCurrent }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address}>
      <UnsavedEditsEffect />
      <SavedForm />
      <SiteLanguages onCurrent={onCurrent} />
    </SiteStory>
  ),
  play: async ({ canvas, canvasElement }) => {
    // The test must not leave its page.
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    await userEvent.type(canvas.getByLabelText('City'), '!');
    await waitFor(() => expect(isUnloadHeld()).toBe(true));
    const suomi = canvas.getByRole('link', { name: /Suomi/ });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(suomi);
    await user.keyboard('{/Control}');
    await expect(hasSwapState()).toBe(false);
    await expect(isUnloadHeld()).toBe(true);
    await user.click(suomi);
    await expect(takeSwapState('/fi/online-casino?q=reef')?.drafts).toEqual({ 'note.1': { city: 'Tampere!' } });
    await expect(isUnloadHeld()).toBe(false);
  },
};

const saved = fn();

/** The language that a player chooses is also that of their emails (decision 0180). */
export const Player: Story = {
  tags: ['no-reference-image'],
  render: ({ address, onCurrent }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      address={address}
      player={wirePlayer()}
      handlers={{
        frontUpdateProfile: (request) => {
          saved(request);
          return { status: 1 };
        },
      }}
    >
      <SiteLanguages onCurrent={onCurrent} />
    </SiteStory>
  ),
  play: async ({ canvas, canvasElement }) => {
    saved.mockClear();
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(canvas.getByRole('link', { name: /Suomi/ }));
    await waitFor(() => expect(saved.mock.calls).toEqual([[{ language: 'fi' }]]));
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi' } };
