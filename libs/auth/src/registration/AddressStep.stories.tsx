import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longName, longWords, rtlName } from '@playfront/ui/testing';
import { StoryView } from '../testing/index.ts';
import { AddressStep } from './AddressStep.tsx';
import { useFakeRegistration, type FakeRegistration } from './useFakeRegistration.ts';

type AddressStory = FakeRegistration & { legalLinks: string | undefined };

const Step = ({ legalLinks, ...registration }: AddressStory) => (
  <AddressStep form={useFakeRegistration(registration)} legalLinks={legalLinks && <a href="#terms">{legalLinks}</a>} />
);

const meta: Meta<AddressStory> = {
  title: 'Auth/Registration/AddressStep',
  args: { legalLinks: undefined },
  render: (registration, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ maxWidth: 480, containerType: 'inline-size' }}>
        <Step {...registration} />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<AddressStory>;

const nothing = { city: '', address: '', postal_code: '', accept_terms: false };

/** The country is the visitor's by IP address; the space bar accepts the terms. */
export const Default: Story = {
  args: { values: nothing },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Country')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Aurakatu 1');
    await expect(canvas.getByLabelText('Street and number')).toHaveValue('Aurakatu 1');
    const terms = canvas.getByRole('checkbox', { name: /18 or over/ });
    terms.focus();
    await userEvent.keyboard(' ');
    await expect(terms).toBeChecked();
  },
};

export const Filled: Story = {};

/** With links to the terms. */
export const WithLegalLinks: Story = { args: { legalLinks: 'Terms and conditions' } };

const invalid: FakeRegistration = {
  values: nothing,
  errors: {
    country: 'country_restricted',
    city: 'field_required',
    address: 'too_long',
    postal_code: 'field_required',
    accept_terms: 'accept_terms',
  },
};

export const Invalid: Story = { args: invalid };

export const InvalidInPseudo: Story = { args: invalid, globals: { locale: 'pseudo', formFactor: 'phone' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { args: invalid, globals: { scheme: 'light' } };

export const Marlowe: Story = { args: invalid, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { args: invalid, globals: { locale: 'fi', formFactor: 'phone' } };

/** The country with the longest name, in German. */
export const Hostile: Story = {
  args: {
    values: { country: 'VC', city: longName, address: longWords, postal_code: rtlName },
    legalLinks: longWords,
  },
  globals: { formFactor: 'phone', locale: 'de' },
};
