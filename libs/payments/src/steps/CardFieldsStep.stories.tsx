import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StoryView, wirePlayer } from '@playfront/auth/testing';
import { longName } from '@playfront/ui/testing';
import { postFromFrame } from '../testing/post-from-frame.ts';
import { transactionOf } from '../testing/index.ts';
import { CardFieldsStep } from './CardFieldsStep.tsx';

const meta: Meta<ComponentProps<typeof CardFieldsStep>> = {
  title: 'Payments/Steps/CardFieldsStep',
  component: CardFieldsStep,
  parameters: { without: { focus: 'the pages of the frames do not exist, and Tab passes over empty frames' } },
  args: {
    fieldsUrl: 'https://pay.example/hosted-fields/token',
    transactionId: '42',
    transaction: transactionOf({ id: 42, type: 'deposit', date: '2026-11-20T18:41:00.000Z', amount: 50, provider: 'Card', status: 'pending' }),
    onCheck: fn(),
    onAgain: fn(),
  },
  render: (props, { loaded }) => (
    <StoryView loaded={loaded} player={wirePlayer()}>
      <CardFieldsStep {...props} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fields = ['Card number', 'Expiry date', 'Security code'];
const controller = 'Payment form of the provider';

/** All frames have loaded, with empty fields. */
const load: Play = async ({ canvas }) => {
  await canvas.findByRole('form', { name: 'Pay by card' });
  for (const title of [...fields, controller]) postFromFrame(title, { state: 'ready' });
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Deposit/ })).not.toHaveAttribute('aria-busy', 'true'));
};

/** The fields are frames of the provider with their own names. */
export const Default: Story = {
  play: async (context) => {
    await load(context);
    for (const title of fields) {
      const frame = context.canvas.getByTitle<HTMLIFrameElement>(title);
      await expect(new URL(frame.src).searchParams.get('label')).toBe(title);
      await expect(frame.sandbox.value).toBe('allow-scripts allow-same-origin');
    }
  },
};

/** The card is sent once every field is valid; the bank's page is shown in a frame. */
export const Sent: Story = {
  play: async (context) => {
    const { canvas } = context;
    await load(context);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on card' }), 'Aino Laine');
    for (const title of fields) postFromFrame(title, { state: 'valid' });
    postFromFrame('Card number', { state: 'brand', brand: 'Visa' });
    await expect(await canvas.findByText('Visa')).toBeVisible();
    postFromFrame('Security code', { state: 'entered' });
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Deposit/ })).toHaveAttribute('aria-busy', 'true'));
    // Another origin, and a page of another origin, change nothing.
    postFromFrame(controller, { state: 'submitted', url: 'https://pay.example/pay/1' }, 'https://evil.example');
    postFromFrame(controller, { state: 'submitted', url: 'https://evil.example/pay/1' });
    await expect(canvas.getByTitle('Card number')).toBeVisible();
    postFromFrame(controller, { state: 'submitted', url: 'https://pay.example/pay/1' });
    await waitFor(() => expect(canvas.getByTitle(controller)).toHaveAttribute('src', 'https://pay.example/pay/1'));
  },
};

/** Empty fields are reported on submit, and those that the provider refuses. */
export const Refused: Story = {
  play: async (context) => {
    const { canvas } = context;
    await load(context);
    await userEvent.click(canvas.getByRole('button', { name: /^Deposit/ }));
    await expect(canvas.getAllByText('This field is required')).toHaveLength(4);
    await expect(canvas.getByRole('textbox', { name: 'Name on card' })).toHaveFocus();
    postFromFrame(controller, { state: 'refused', errors: { number: 'invalid', expiry: 'expired', cvv: 'invalid' } });
    await canvas.findByText('Please enter a valid card number');
    await expect(canvas.getAllByText('Please enter a valid value')).toHaveLength(2);
  },
};

/** The provider did not respond to a sent card, and may have charged it: the form can be loaded again, but offers no other method. */
export const Unclear: Story = {
  play: async (context) => {
    await load(context);
    postFromFrame(controller, { state: 'failed' });
    await context.canvas.findByText(/^The provider has not confirmed the payment yet/);
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The operator decides the payment: a message that it has finished only fetches the status. */
export const Finished: Story = {
  play: async (context) => {
    await load(context);
    postFromFrame('Card number', { state: 'finished' });
    await expect(context.args.onCheck).not.toHaveBeenCalled();
    postFromFrame(controller, { state: 'finished' });
    await waitFor(() => expect(context.args.onCheck).toHaveBeenCalled());
  },
};

export const Phone: Story = { ...Refused, globals: { formFactor: 'phone' } };
export const Light: Story = { ...Refused, globals: { scheme: 'light' } };

export const Hostile: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, args: { fieldsUrl: `https://pay.example/${longName}` } };
