import type { CardFieldError, CardFrameField } from '@playfront/api-contract/payment-frame';

export function brandOf(number: string): string;
export function maskOf(field: CardFrameField, typed: string): string;
export function faultOf(field: CardFrameField, text: string, now: Date): CardFieldError | undefined;
