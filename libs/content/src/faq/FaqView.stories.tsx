import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { FaqSection } from '@playfront/api-contract';
import { fault, StoryView } from '@playfront/auth/testing';
import { longName, longWords, rtlName } from '@playfront/ui/testing';
import { wireFaq } from '../testing/index.ts';
import { FaqSectionView } from './FaqSectionView.tsx';
import { FaqView } from './FaqView.tsx';
import { useFaq } from './useFaq.ts';
import { useFaqSearch } from './useFaqSearch.ts';

type FaqStory = { sections: () => FaqSection[] | Promise<FaqSection[]>; sectionId: string | undefined; query: string };

function Faq({ sectionId }: { sectionId: string | undefined }) {
  const faq = useFaq(sectionId);
  const search = useFaqSearch();
  return faq.kind === 'missing' ? <p>There is no such section</p> : <FaqView faq={faq} search={search} />;
}

const meta: Meta<FaqStory> = {
  title: 'Content/Faq/FaqView',
  subcomponents: { FaqSectionView },
  args: { sections: () => wireFaq(), sectionId: 'withdrawals', query: '' },
  render: ({ sections, sectionId, query }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetFaqTemplate: async () => ({ status: 1, faqs: await sections() }) }}>
      <MemoryRouter initialEntries={[`/faq${query}`]}>
        <Faq sectionId={sectionId} />
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<FaqStory>;
type Play = NonNullable<Story['play']>;

const ready: Play = async ({ canvas }) => void (await canvas.findByText('How long does it take?'));

export const Default: Story = {
  play: async (context) => {
    await ready(context);
    await expect(context.canvas.getByText(/leave us within 24 hours/)).toBeVisible();
    await expect(context.canvas.getByText(/choose how, and how much/)).not.toBeVisible();
  },
};

/** Questions that the operator has only in another language say which. */
export const NotTranslated: Story = {
  args: {
    sections: () => wireFaq().map((section) => ({ ...section, questions: section.questions.map((question) => ({ ...question, locale: 'fi' })) })),
  },
  play: async (context) => {
    await ready(context);
    await expect(context.canvas.getByText('How long does it take?').closest('details')).toHaveAttribute('lang', 'fi-FI');
  },
};

/** The search covers all sections; Escape returns to the current one. */
export const SearchedByKeyboard: Story = {
  play: async (context) => {
    const { canvas } = context;
    await ready(context);
    await userEvent.tab();
    await userEvent.keyboard('password');
    await expect(await canvas.findByText('I have forgotten my password')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Search results');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 answer');
    await expect(canvas.getByText(/Ask for a new one/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Withdrawals');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** The URL of a search shows its results. */
export const SearchInAddress: Story = {
  args: { query: '?q=open' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 answers'));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const NothingFound: Story = {
  args: { query: '?q=zebra' },
  play: async ({ canvas }) => void (await canvas.findByText('No answers found')),
};

/** The status exists before the search, and then says what is on screen. */
export const NothingFoundIsAnnounced: Story = {
  tags: ['no-reference-image'],
  play: async (context) => {
    await ready(context);
    const status = context.canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(context.canvas.getByRole('searchbox'), 'zebra');
    await waitFor(() => expect(status).toHaveTextContent('No answers found. Try another word, or contact us.'));
    await userEvent.clear(context.canvas.getByRole('searchbox'));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/** `#how` opens that question and scrolls to it. */
export const DeepLink: Story = {
  args: { query: '#how' },
  play: async (context) => {
    await ready(context);
    await waitFor(() => expect(context.canvas.getByText(/choose how, and how much/)).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('How do I withdraw?'));
  },
};

export const Loading: Story = {
  args: { sections: () => new Promise(() => {}) },
  play: async ({ canvas }) => void (await canvas.findByRole('status', { name: 'Loading the answers' })),
};

let failures = 0;

export const NotLoaded: Story = {
  args: {
    sections: () => {
      throw fault('server');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

export const TriedAgain: Story = {
  args: {
    sections: () => {
      if (failures++ === 0) throw fault('server');
      return wireFaq();
    },
  },
  beforeEach: () => {
    failures = 0;
  },
  play: async (context) => {
    (await context.canvas.findByRole('button', { name: 'Try again' })).focus();
    await userEvent.keyboard('{Enter}');
    await ready(context);
  },
};

export const Missing: Story = {
  args: { sectionId: 'horses' },
  play: async ({ canvas }) => void (await canvas.findByText('There is no such section')),
};

export const Empty: Story = {
  args: { sections: () => [], sectionId: '0' },
  play: async ({ canvas }) => void (await canvas.findByText('No questions here yet')),
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: ready };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: ready };

export const Light: Story = { globals: { scheme: 'light' }, play: ready };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: ready };

const hostile: FaqSection[] = [
  {
    id: 'content',
    title: longName,
    questions: Array.from({ length: 20 }, (_, index) => ({
      id: `${index}`,
      question: [longName, longWords, rtlName][index % 3] ?? '',
      answer_html: `<p>${longName}</p><script>alert(1)</script><p>${rtlName}`,
    })),
  },
];

export const Hostile: Story = {
  args: { sections: () => hostile, sectionId: undefined },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: longName })),
};
