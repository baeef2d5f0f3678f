import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, rtlName } from '../testing/index.ts';
import { LanguageList } from './LanguageList.tsx';

const all = [
  ['en', 'en', 'English', 'English', 'GB'],
  ['fr', 'fr-FR', 'French', 'Français', 'FR'],
  ['fi', 'fi-FI', 'Finnish', 'Suomi', 'FI'],
  ['de', 'de-DE', 'German', 'Deutsch', 'DE'],
  ['it', 'it-IT', 'Italian', 'Italiano', 'IT'],
  ['se', 'sv-SE', 'Swedish', 'Svenska', 'SE'],
  ['no', 'nb-NO', 'Norwegian', 'Norsk', 'NO'],
  ['pt', 'pt-PT', 'Portuguese', 'Português', 'PT'],
  ['pl', 'pl-PL', 'Polish', 'Polski', 'PL'],
  ['ro', 'ro-RO', 'Romanian', 'Română', 'RO'],
  ['in', 'hi-IN', 'Indian', 'हिन्दी', 'IN'],
  ['cn', 'zh-CN', 'Chinese', '中文', 'CN'],
  ['ru', 'ru-RU', 'Russian', 'Русский', 'RU'],
  ['tr', 'tr-TR', 'Turkish', 'Türkçe', 'TR'],
  ['es', 'es-ES', 'Spanish', 'Español', 'ES'],
  ['jp', 'ja-JP', 'Japanese', '日本語', 'JP'],
  ['ko', 'ko-KR', 'Korean', '한국어', 'KR'],
  ['hu', 'hu-HU', 'Hungarian', 'Magyar', 'HU'],
  ['cz', 'cs-CZ', 'Czech', 'Čeština', 'CZ'],
  ['gr', 'el-GR', 'Greek', 'Ελληνικά', 'GR'],
  ['br', 'pt-BR', 'Brazil', 'Português (Brasil)', 'BR'],
  ['au', 'en-AU', 'English-Australia', 'English (Australia)', 'AU'],
  ['ca', 'en-CA', 'English-Canada', 'English (Canada)', 'CA'],
  ['sg', 'en-SG', 'English-Singapore', 'English (Singapore)', 'SG'],
] as const;

const languages = all.map(([code, languageTag, englishName, nativeName, flag]) => ({
  code,
  languageTag,
  englishName,
  nativeName,
  flag,
  href: `#${code}`,
}));

const meta = {
  title: 'UI/Frame/LanguageList',
  component: LanguageList,
  args: {
    label: 'Language',
    languages,
    current: 'fi',
    onChoose: fn(),
    findLabel: 'Find a language',
    clearLabel: 'Clear search',
    noneText: 'This language is not available',
  },
  decorators: [(Story) => <div style={{ width: 264 }}>{Story()}</div>],
} satisfies Meta<typeof LanguageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(24);
    await expect(within(canvasElement).getByRole('link', { name: 'Suomi' })).toHaveAttribute('aria-current', 'true');
  },
};

/** A short list needs no search. */
export const Few: Story = { args: { languages: languages.slice(0, 4) } };

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('port');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Português (Brasil)' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: 'Português' })).toHaveFocus();
    // Links must not navigate away from the test page.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('pt');
  },
};

/** Capitals from a Turkish keyboard also match. */
export const InCapitals: Story = {
  tags: ['no-reference-image'],
  play: async ({ canvasElement }) => {
    for (const typed of ['ITALIAN', 'İTALIANO', 'ıtalıan']) {
      await userEvent.clear(within(canvasElement).getByRole('searchbox'));
      await userEvent.type(within(canvasElement).getByRole('searchbox'), typed);
      await expect(within(canvasElement).getByRole('link')).toHaveTextContent('Italiano');
    }
  },
};

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('klingon');
    await expect(status).toHaveTextContent('This language is not available');
  },
};

export const Hostile: Story = {
  args: {
    languages: [longName, rtlName].map((nativeName, index) => ({
      code: `${index}`,
      languageTag: 'en',
      englishName: nativeName,
      nativeName,
      flag: 'zz',
      href: '#hostile',
    })),
    current: '0',
  },
};
