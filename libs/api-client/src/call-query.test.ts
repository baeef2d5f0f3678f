import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';
import { callQuery, reloadCalls } from './call-query.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

const setting = { status: 1 as const, setting: {} };

test('a first fetch is never delayed; a retry shows its loading state for 200 ms', async () => {
  let isFailing = true;
  const frontGetSetting = vi.fn(async () => {
    if (isFailing) throw new ApiError('network', 'front/get_setting');
    return setting;
  });
  const client = createQueryClient();
  const observer = new QueryObserver(client, callQuery({ frontGetSetting } as unknown as Api, 'frontGetSetting', {}));
  const unsubscribe = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult().status).toBe('error');

  isFailing = false;
  void observer.refetch();
  await vi.advanceTimersByTimeAsync(150);
  expect(observer.getCurrentResult().isFetching).toBe(true);
  await vi.advanceTimersByTimeAsync(60);
  expect(observer.getCurrentResult().data).toBe(setting);

  // With data on screen, no skeleton could flash.
  void observer.refetch();
  await vi.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult().isFetching).toBe(false);
  unsubscribe();
});

test('without a connection a read fails immediately and is repeated when online; an action fails too', async () => {
  const frontGetSetting = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw new ApiError('network', 'front/get_setting');
    return setting;
  });
  onlineManager.setOnline(false);
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, callQuery({ frontGetSetting } as unknown as Api, 'frontGetSetting', {}));
  const unsubscribe = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  const action = new MutationObserver(client, { mutationFn: frontGetSetting });
  await expect(action.mutate()).rejects.toThrow(ApiError);

  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(observer.getCurrentResult().data).toBe(setting);
  unsubscribe();
  client.unmount();
});

test('a reload repeats a first fetch that was sent before it', async () => {
  const responses = [{ ...setting, setting: { old: true } }, setting].map(
    (response, index) => () => new Promise((resolve) => setTimeout(resolve, 20 - index, response)),
  );
  const frontGetSetting = vi.fn(() => responses.shift()?.());
  const client = createQueryClient();
  const observer = new QueryObserver(client, callQuery({ frontGetSetting } as unknown as Api, 'frontGetSetting', {}));
  const unsubscribe = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1);
  const reloaded = reloadCalls(client, 'frontGetSetting');
  await vi.advanceTimersByTimeAsync(50);
  await reloaded;
  expect(observer.getCurrentResult().data).toBe(setting);
  unsubscribe();
});
