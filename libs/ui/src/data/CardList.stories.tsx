import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { IconDeviceMobile, IconLock } from '../icons.ts';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { CardList, CardRow } from './CardList.tsx';

const end = fn();

const meta = {
  title: 'UI/Data/CardList',
  component: CardList,
  subcomponents: { CardRow },
  args: {
    label: 'Devices',
    children: (
      <>
        <CardRow icon={<IconLock size={20} />} title="Chrome on macOS" mark="This device" hint="Finland, active now" />
        <CardRow
          icon={<IconDeviceMobile size={20} />}
          title="Safari on iPhone"
          hint="Finland, 2026.11.19 21:04"
          actions={
            <Button size="s" onClick={end}>
              Log out
            </Button>
          }
        />
        <CardRow title="Close account" hint="We pay out your balance" actions={<Button size="s">Close account</Button>} />
      </>
    ),
  },
} satisfies Meta<typeof CardList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(end).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Hostile: Story = {
  globals: { formFactor: 'phone' },
  args: {
    children: [longName, longWords, rtlName].map((name) => (
      <CardRow
        key={name}
        icon={<IconLock size={20} />}
        title={name}
        mark={name}
        hint={name}
        actions={
          <>
            <Button size="s">{name}</Button>
            <Button size="s">Log out</Button>
          </>
        }
      />
    )),
  },
};
