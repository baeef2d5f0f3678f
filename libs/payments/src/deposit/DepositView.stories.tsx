import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { fault, refusal, storyMessages, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { manyProcessors, wireProcessor } from '../testing/deposit.fixtures.ts';
import { DepositView } from './DepositView.tsx';

type DepositStory = { handlers: FakeHandlers; locale: 'en' | 'fi'; widthPx: number };

const oneMethod: FakeHandlers = { frontGetProcessors: () => ({ status: 1, processors: [wireProcessor()] }) };

const meta: Meta<DepositStory> = {
  title: 'payments/DepositView',
  args: { handlers: oneMethod, locale: 'en', widthPx: 1100 },
  loaders: [storyMessages],
  render: ({ handlers, locale, widthPx }, { loaded }) => (
    <div style={{ maxWidth: widthPx }}>
      <StoryView loaded={loaded} handlers={handlers} locale={locale} player={wirePlayer()}>
        <DepositView returnPath="/user-management?tab=deposit" onRedirect={() => {}} />
      </StoryView>
    </div>
  ),
};
export default meta;

type Story = StoryObj<DepositStory>;

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(words);
  };

export const Default: Story = { play: shows('Cards') };

const pickFifty: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^50\s€$|^€50$/ }));
};

export const ManyMethods: Story = {
  args: { handlers: { frontGetProcessors: () => ({ status: 1, processors: [...manyProcessors] }) } },
  play: pickFifty,
};

export const Narrow: Story = { args: { widthPx: 358 }, play: pickFifty };

export const InFinnish: Story = { args: { locale: 'fi' }, play: pickFifty };

export const AmountTooSmall: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Amount'), '5{Enter}');
    await within(canvasElement).findByText('Amount must be at least €10.00');
  },
};

export const Refused: Story = {
  args: {
    handlers: {
      ...oneMethod,
      paymentGetPaymentUrl: () => {
        throw refusal('deposit_fail');
      },
    },
  },
  play: async (context) => {
    await pickFifty(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Deposit €50.00' }));
    await within(context.canvasElement).findByRole('alert');
  },
};

export const Loading: Story = { args: { handlers: { frontGetProcessors: () => new Promise(() => {}) } } };

export const Empty: Story = {
  args: { handlers: { frontGetProcessors: () => ({ status: 1, processors: [] }) } },
  play: shows('No way to pay is open just now'),
};

export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetProcessors: () => {
        throw fault('network');
      },
    },
  },
  play: shows('The ways to pay could not be loaded'),
};
