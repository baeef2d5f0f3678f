import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RecordTable } from './RecordTable.tsx';

type Row = { readonly id: string; readonly name: string };
const rows: readonly Row[] = ['Aino', 'Ben', 'Cleo'].map((name) => ({ id: name.toLowerCase(), name }));
const columns = [
  { key: 'name', label: 'Name', cell: ({ name }: Row) => name },
  { key: 'id', label: 'Id', cell: ({ id }: Row) => id },
];
let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') ?? document.body);
});
afterEach(() => root.unmount());

test('moves through its rows with the arrow keys, Home and End, and opens one with Enter', async () => {
  const onOpen = vi.fn<(row: Row) => void>();
  root.render(<RecordTable label="Players" rows={rows} columns={columns} rowKey={({ id }) => id} empty="None" onOpen={onOpen} openKey="ben" />);
  await expect.poll(() => document.querySelectorAll('button')).toHaveLength(3);
  const focused = () => document.activeElement?.textContent;
  document.querySelector('button')?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Cleo');
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(focused()).toBe('Aino');
  await userEvent.keyboard('{End}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[2]);
  expect(document.querySelector('[aria-current="true"]')?.textContent).toBe('Ben');
});

test('shows that it is empty', async () => {
  root.render(<RecordTable label="Players" rows={[]} columns={columns} rowKey={({ id }) => id} empty="No players found." />);
  await expect.poll(() => document.body.textContent).toContain('No players found.');
});
