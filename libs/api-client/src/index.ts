export { createApi, type Api, type ApiConfig, type CallAnswer, type CallFunction, type CallName, type CallOptions, type CallRequest } from './api.ts';
export { ApiError, asApiError, type ApiErrorKind } from './api-error.ts';
export { ApiProvider, useApi } from './ApiProvider.tsx';
export { callQuery, reloadCalls } from './call-query.ts';
export { createQueryClient } from './query-client.ts';
export { openLiveChannel, type LiveChannel, type LiveChannelConfig, type PlayerPush, type RoomPush, type RoomWatcher } from './live-channel.ts';
export { type PrefetchContext } from './prefetch-context.ts';
export { fetchOwnAddress } from './ip-echo.ts';
export { createRequestKeys } from './request-keys.ts';
