import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { wirePromotionTerms } from '@playfront/api-contract/testing';
import { parseResponse, StoryView } from '../testing/index.ts';
import { AboutStep } from './AboutStep.tsx';
import { useFakeRegistration, type FakeRegistration } from './useFakeRegistration.ts';

const Step = (registration: FakeRegistration) => <AboutStep form={useFakeRegistration(registration)} />;

const meta: Meta<FakeRegistration> = {
  title: 'Auth/Registration/AboutStep',
  render: (registration, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ maxWidth: 480, containerType: 'inline-size' }}>
        <Step {...registration} />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<FakeRegistration>;

const nothing = { first_name: '', last_name: '', birthday: '', phone_number: '', promo_code: '' };

/** By keyboard only: names, the digits of a date, arrow keys for the radio buttons. */
export const Default: Story = {
  args: { values: nothing },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada');
    await userEvent.tab();
    await userEvent.keyboard('Lovelace');
    await userEvent.tab();
    await userEvent.keyboard('12041991');
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toContainElement(canvas.getByLabelText('Year'));
    await expect(canvas.getByLabelText('Day')).toHaveValue('12');
    await expect(canvas.getByLabelText('Month')).toHaveValue('04');
    await expect(canvas.getByLabelText('Year')).toHaveValue('1991');
    canvas.getByRole('radio', { name: 'Female' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
  },
};

/** The hint of an empty code field disappears once a code is accepted. */
export const Filled: Story = {
  args: {
    values: { promo_code: 'COAST' },
    isOk: { promo_code: true },
    promotion: parseResponse('frontValidatePromoCode', { status: 1, promotion: { id: '1', title: 'Coast' } }).promotion,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Promo code/)).toHaveAccessibleDescription(/^You'll find the bonus under Promotions/);
  },
};

/** The terms of an accepted code. */
export const WithTerms: Story = {
  args: {
    values: { promo_code: 'WELCOME' },
    isOk: { promo_code: true },
    promotion: parseResponse('frontValidatePromoCode', {
      status: 1,
      promotion: { id: '1', title: '100% on your first deposit', type: 'deposit_match', terms: wirePromotionTerms() },
    }).promotion,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Promo code/)).toHaveAccessibleDescription(
      '100% on your first deposit. You get 100% of your deposit, up to €200.00, if you deposit €20.00 or more. To clear the full bonus, you bet €7,000.00 in total within 14 days, at most €5.00 per bet. On average that costs about €245.00.',
    );
  },
};

export const WithTermsOnPhone: Story = { args: WithTerms.args ?? {}, globals: { locale: 'fi', formFactor: 'phone' } };

export const Checking: Story = { args: { values: { promo_code: 'COAST' }, isPromoChecking: true } };

const invalid: FakeRegistration = {
  values: nothing,
  errors: {
    first_name: 'field_required',
    last_name: 'field_required',
    birthday: 'birthday_validation',
    phone_number: 'phone_number_length_check',
    promo_code: 'invalid_promo_code',
  },
};

export const Invalid: Story = { args: invalid };

export const InvalidInPseudo: Story = { args: invalid, globals: { locale: 'pseudo', formFactor: 'phone' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { args: invalid, globals: { scheme: 'light' } };

export const Marlowe: Story = { args: invalid, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { args: invalid, globals: { locale: 'fi', formFactor: 'phone' } };

/** The longest dial code, and long names without spaces. */
export const Hostile: Story = {
  args: {
    values: { first_name: longName, last_name: rtlName, phone_number: '9'.repeat(200), dial_country: 'AG', promo_code: zeroWidthName + longWords },
    isOk: { promo_code: true },
  },
  globals: { formFactor: 'phone' },
};
