import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { CustomPeriodForm } from './CustomPeriodForm.tsx';

const meta: Meta<typeof CustomPeriodForm> = {
  title: 'Account/Period/CustomPeriodForm',
  component: CustomPeriodForm,
  args: { period: { kind: 'custom', from: '2026-11-01', to: '2026-11-20' }, submitLabel: 'Show bets', onPeriodChange: fn() },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ containerType: 'inline-size' }}>
        <CustomPeriodForm {...args} />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof CustomPeriodForm>;
type Play = NonNullable<Story['play']>;

const fieldsOf = (name: string) => within(screen.getByRole('group', { name })).getAllByRole<HTMLInputElement>('textbox');

const type =
  (name: string, digits: string): Play =>
  async () => {
    for (const field of fieldsOf(name)) await userEvent.clear(field);
    await userEvent.click(fieldsOf(name)[0] as HTMLInputElement);
    await userEvent.keyboard(`${digits}{Enter}`);
  };

/** Typing digits moves through day, month and year in the order of the language. */
export const Default: Story = {
  play: async (context) => {
    await type('From', '05102026')(context);
    await expect(context.args.onPeriodChange).toHaveBeenCalledWith({ kind: 'custom', from: '2026-10-05', to: '2026-11-20' });
  },
};

const refuses =
  (name: string, digits: string): Play =>
  async (context) => {
    await type(name, digits)(context);
    await expect(fieldsOf(name)[0]).toHaveFocus();
    await expect(fieldsOf(name)[0]).toBeInvalid();
    await expect(context.args.onPeriodChange).not.toHaveBeenCalled();
  };

/** React warns once about a simulated key whose form moves the focus, in the first of these stories to run. */
const withoutConsole = { without: { console: 'React warns about a simulated key that moves the focus' } };

/** A date that does not exist: its field has the focus. */
export const Invalid: Story = { parameters: withoutConsole, play: refuses('From', '31022026') };

export const WrongOrder: Story = { parameters: withoutConsole, play: refuses('To', '01102026') };

export const WrongOrderOnPhone: Story = { parameters: withoutConsole, globals: { formFactor: 'phone' }, play: refuses('To', '01102026') };

export const WrongOrderInPseudo: Story = {
  parameters: withoutConsole,
  globals: { locale: 'pseudo', formFactor: 'phone' },
  play: async ({ canvas }) => {
    const year = canvas.getAllByRole('textbox').at(-1);
    if (!year) throw new Error('There is no second field');
    await userEvent.clear(year);
    await userEvent.type(year, '2025{Enter}');
  },
};

/** 31 December is read as typed, with slashes or dots. */
export const LastOfDecember: Story = {
  args: { period: { kind: 'custom', from: '2026-11-01', to: '2027-01-01' } },
  play: async (context) => {
    for (const digits of ['31/12/2026', '31.12.2026']) {
      await type('From', digits)(context);
      await expect(fieldsOf('From').map(({ value }) => value)).toEqual(['31', '12', '2026']);
      await expect(context.args.onPeriodChange).toHaveBeenLastCalledWith({ kind: 'custom', from: '2026-12-31', to: '2027-01-01' });
    }
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };
