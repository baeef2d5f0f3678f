import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longName, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { StoryView } from '../testing/index.ts';
import { AccountStep } from './AccountStep.tsx';
import { useFakeRegistration, type FakeRegistration } from './useFakeRegistration.ts';

const Step = (registration: FakeRegistration) => <AccountStep form={useFakeRegistration(registration)} />;

const meta: Meta<FakeRegistration> = {
  title: 'Auth/Registration/AccountStep',
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

const nothing = { email: '', username: '', password: '', confirmPassword: '' };

/** Tab order: the button that shows a password is a tab stop between the fields. */
export const Default: Story = {
  args: { values: nothing },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada@example.com');
    await userEvent.tab();
    await userEvent.keyboard('ada');
    await userEvent.tab();
    await userEvent.keyboard('Longer-than-most-7');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
  },
};

export const Filled: Story = { args: { isOk: { email: true, username: true, confirmPassword: true } } };

export const Checking: Story = { args: { isUsernameChecking: true } };

const invalid: FakeRegistration = {
  values: nothing,
  errors: {
    email: 'email_validation',
    username: 'username_duplicated',
    password: 'password_validation',
    confirmPassword: 'confirm_password_validation',
  },
};

export const Invalid: Story = { args: invalid };

/** The strength meter, from a password without an estimate (the estimator is loading, or failed to load) to a strong one. */
export const MeterUnknown: Story = { args: { passwordMeter: { bars: 0, message: 'auth.registration.strength.none' } } };
export const MeterUnknownUnderPolicy: Story = { args: { passwordMeter: { bars: 0, message: 'auth.registration.strength.none_strong' } } };
export const MeterWeak: Story = { args: { passwordMeter: { bars: 1, message: 'auth.registration.strength.weak' } } };
export const MeterFair: Story = { args: { passwordMeter: { bars: 2, message: 'auth.registration.strength.fair' } } };
export const MeterGood: Story = { args: { passwordMeter: { bars: 3, message: 'auth.registration.strength.good' } } };
export const MeterStrong: Story = { args: { passwordMeter: { bars: 4, message: 'auth.registration.strength.strong' } } };

export const TooWeak: Story = {
  args: { errors: { password: 'password_too_weak' }, passwordMeter: { bars: 2, message: 'auth.registration.strength.fair' } },
  globals: { formFactor: 'phone' },
};

export const NotAllowed: Story = {
  args: { errors: { username: 'username_not_allowed', password: 'password_not_allowed' } },
  globals: { formFactor: 'phone' },
};

export const InvalidInPseudo: Story = { args: invalid, globals: { locale: 'pseudo', formFactor: 'phone' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { args: invalid, globals: { scheme: 'light' } };

export const Marlowe: Story = { args: invalid, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { args: invalid, globals: { locale: 'fi', formFactor: 'phone' } };

export const Hostile: Story = {
  args: { values: { email: `${longName}@example.com`, username: rtlName + zeroWidthName, password: longName, confirmPassword: longName } },
  globals: { formFactor: 'phone' },
};
