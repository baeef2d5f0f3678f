import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, refusedByRegistry, StoryView, wirePlayer, type FakeHandlers } from '../testing/index.ts';
import { CodeForm, type CodeFormProps } from './CodeForm.tsx';

type CodeStory = CodeFormProps & { handlers: FakeHandlers };

const meta: Meta<CodeStory> = {
  title: 'Auth/Login/CodeForm',
  component: CodeForm,
  args: {
    handlers: { frontAuthLogin: () => ({ accessToken: 'token' }), frontAuthPlayer: () => wirePlayer() },
    credentials: { username: 'ada', password: 'secret' },
    onSignedIn: fn(),
    onBack: fn(),
  },
  render: ({ handlers, ...props }, { loaded }) => (
    <StoryView loaded={loaded} handlers={handlers}>
      <div style={{ maxWidth: 392 }}>
        <CodeForm {...props} />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<CodeStory>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};

const enterCode: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
  await userEvent.keyboard('123456{Enter}');
};

export const SignsIn: Story = {
  play: async (context) => {
    await enterCode(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const GoesBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

const failing = (failure: () => Error): FakeHandlers => ({
  frontAuthLogin: () => {
    throw failure();
  },
});

/** The error is shown at the field, which keeps the focus. */
export const WrongCode: Story = {
  args: { handlers: failing(() => refusal('wrong_code', { code: 'wrong_code' })) },
  play: async (context) => {
    await enterCode(context);
    await context.canvas.findByText('Wrong or used code. Wait for the next one and try again.');
  },
};

/** The operator checks the registry after the code. */
export const OnRegistry: Story = {
  args: { handlers: failing(() => refusedByRegistry('excluded_by_registry')) },
  play: async (context) => {
    await enterCode(context);
    await context.canvas.findByText("You're self-excluded with GAMSTOP");
    await context.canvas.findByRole('link', { name: '0808 8020 133' });
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByLabelText('Code')).toBeInvalid());
  },
};

export const NoAnswer: Story = {
  args: { handlers: failing(() => fault('network')) },
  play: async (context) => {
    await enterCode(context);
    await context.canvas.findByRole('alert');
  },
};

export const Busy: Story = { args: { handlers: { frontAuthLogin: () => new Promise(() => {}) } }, play: enterCode };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
