import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconBroadcast, IconCards, IconGift, IconMenu2, IconUser } from '../icons.ts';
import { longestWords } from '../testing/hostile.fixtures.ts';
import { BottomBar } from './BottomBar.tsx';
import { bottomBarCellClass } from './bottom-bar-cell-class.ts';

const handleMenu = fn();
const icons = [IconMenu2, IconCards, IconBroadcast, IconGift, IconUser];

const cells = (labels: readonly string[]) =>
  icons.map((Icon, index) => {
    const label = labels[index % labels.length] ?? '';
    const inside = (
      <>
        <Icon size={22} />
        <span title={label}>{label}</span>
      </>
    );
    return index === 0 ? (
      <button key={index} type="button" className={bottomBarCellClass()} aria-haspopup="dialog" onClick={handleMenu}>
        {inside}
      </button>
    ) : (
      <a key={index} href={`#cell-${index}`} className={bottomBarCellClass()} aria-current={index === 1 ? 'page' : undefined}>
        {inside}
      </a>
    );
  });

const meta = {
  title: 'UI/Frame/BottomBar',
  component: BottomBar,
  args: { label: 'Main', children: cells(['Menu', 'Casino', 'Live', 'Promotions', 'Account']) },
  globals: { formFactor: 'phone' },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ height: 200 }}>{Story()}</div>],
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const UsedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    handleMenu.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(handleMenu).toHaveBeenCalledOnce();
    for (const name of ['Casino', 'Live', 'Promotions', 'Account']) {
      await userEvent.tab();
      await expect(within(canvasElement).getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const LongestWords: Story = { args: { children: cells([longestWords.tab, longestWords.button, longestWords.label]) } };
