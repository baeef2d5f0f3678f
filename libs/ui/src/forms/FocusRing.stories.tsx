import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterChoices } from '../filters/FilterChoices.tsx';
import { SearchField } from '../filters/SearchField.tsx';
import { StakeField } from '../sports/StakeField.tsx';
import { withMedia } from '../testing/index.ts';
import { AmountField } from './AmountField.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { MethodCard } from './MethodCard.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';
import { SegmentedField } from './SegmentedField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const money = { symbol: '€', currency: 'EUR', onChange: fn() };
const choices = Array.from({ length: 9 }, (_, index) => ({ value: `${index}`, label: `Provider ${index}` }));

const meta = {
  title: 'UI/Forms/Focus ring',
  component: AmountField,
  tags: ['no-reference-image'],
  args: { ...money, label: 'Amount', value: '' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 352 }}>
      <AmountField {...args} />
      <AmountField {...args} label="Refused amount" error="At least €10.00." />
      <StakeField {...money} label="Stake" value="" />
      <TextField label="City" />
      <TextAreaField label="Message" />
      <SelectField label="Country" options={[{ value: 'FI', label: 'Finland' }]} />
      <OneTimeCodeField label="Code" value="" onChange={fn()} />
      <CheckboxField label="Send me news" />
      <SegmentedField label="Gender" name="gender" value="female" options={[{ value: 'female', label: 'Female' }]} onChange={fn()} />
      <MethodCard name="method" value="card" title="Card" isChecked onChange={fn()} />
      <SearchField label="Find a game" placeholder="Game" clearLabel="Clear" value="" onChange={fn()} />
      <FilterChoices
        filter={{
          label: 'Providers',
          chosenLabel: '',
          findLabel: 'Find a provider',
          noneText: 'None',
          values: [],
          options: choices,
          onChange: fn(),
        }}
      />
    </div>
  ),
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With forced colours, shadows and backgrounds are not drawn, so the focused control itself has an outline. */
export const InForcedColours: Story = {
  play: ({ canvasElement }) =>
    withMedia({ forcedColors: 'active' }, async () => {
      const controls = canvasElement.querySelectorAll('input, select, textarea, button');
      const seen = new Set<Element>();
      const faults: string[] = [];
      for (let press = 0; press < controls.length; press += 1) {
        await userEvent.tab();
        const focused = document.activeElement;
        if (!focused || !canvasElement.contains(focused)) break;
        seen.add(focused);
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        const isRing = outlineStyle === 'solid' && Number(outlineWidth.replace('px', '')) >= 2;
        if (!isRing) faults.push(focused.getAttribute('aria-label') ?? focused.id);
      }
      await expect(faults).toEqual([]);
      await expect(seen.size).toBeGreaterThan(20);
    }),
};
