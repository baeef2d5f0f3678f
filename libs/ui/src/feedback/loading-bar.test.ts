import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingBar, loadingBarDelayMs, loadingBarHideMs } from './loading-bar.ts';

describe('createLoadingBar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows nothing for loads shorter than 200 ms', () => {
    const bar = createLoadingBar();
    const states: string[] = [];
    bar.subscribe(() => states.push(bar.getState()));
    bar.start();
    vi.advanceTimersByTime(loadingBarDelayMs - 1);
    bar.finish();
    vi.advanceTimersByTime(10_000);
    expect(states).not.toContain('running');
    expect(bar.getState()).toBe('hidden');
  });

  it('runs after 200 ms, fills when done and hides 500 ms later', () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(loadingBarDelayMs);
    expect(bar.getState()).toBe('running');
    bar.finish();
    expect(bar.getState()).toBe('finished');
    vi.advanceTimersByTime(loadingBarHideMs - 1);
    expect(bar.getState()).toBe('finished');
    vi.advanceTimersByTime(1);
    expect(bar.getState()).toBe('hidden');
  });

  it('shows a failure even before the bar appeared', () => {
    const bar = createLoadingBar();
    bar.start();
    bar.fail();
    expect(bar.getState()).toBe('failed');
    vi.advanceTimersByTime(loadingBarHideMs);
    expect(bar.getState()).toBe('hidden');
  });

  it('restarts while the previous end is still shown', () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(loadingBarDelayMs);
    bar.finish();
    bar.start();
    vi.advanceTimersByTime(loadingBarDelayMs);
    expect(bar.getState()).toBe('running');
  });

  it('is one bar for overlapping loads', () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(loadingBarDelayMs);
    bar.start();
    expect(bar.getState()).toBe('running');
  });
});
