import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountView, type MountedView } from '../testing/index.ts';
import { WelcomeDialog } from './WelcomeDialog.tsx';

let view: MountedView | undefined;

async function open(onDeposit: () => void, onClose = () => {}) {
  view = await mountView(<WelcomeDialog isOpen onDeposit={onDeposit} onClose={onClose} />);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  view?.unmount();
});

describe('the welcome dialog', () => {
  test('opens the deposit after five seconds, only once', async () => {
    const onDeposit = vi.fn();
    await open(onDeposit);
    await expect.element(page.getByText('Deposit page in 5 seconds', { exact: true })).toBeVisible();
    vi.advanceTimersByTime(4_000);
    await expect.element(page.getByText('Deposit page in 1 second', { exact: true })).toBeVisible();
    expect(onDeposit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => onDeposit).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    await expect.element(page.getByText('Deposit page in 0 seconds', { exact: true })).toBeVisible();
    expect(onDeposit).toHaveBeenCalledOnce();
  });

  test('is announced once: the text for screen readers does not count down', async () => {
    await open(() => {});
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('You will go to the deposit page in 5 seconds.');
    vi.advanceTimersByTime(3_000);
    await expect.element(page.getByText('Deposit page in 2 seconds', { exact: true })).toBeVisible();
    await expect.element(status).toHaveTextContent('in 5 seconds');
  });

  test('closes when the player stays', async () => {
    const onDeposit = vi.fn();
    const onClose = vi.fn();
    await open(onDeposit, onClose);
    await page.getByRole('button', { name: 'Stay here' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('stops the countdown when it is closed', async () => {
    const onDeposit = vi.fn();
    await open(onDeposit);
    await expect.element(page.getByText('Deposit page in 5 seconds', { exact: true })).toBeVisible();
    view?.unmount();
    vi.advanceTimersByTime(10_000);
    expect(onDeposit).not.toHaveBeenCalled();
  });

  test('opens the deposit immediately by its button', async () => {
    const onDeposit = vi.fn();
    await open(onDeposit);
    await page.getByRole('button', { name: 'Deposit now' }).click();
    expect(onDeposit).toHaveBeenCalledOnce();
  });
});
