import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, asApiError, reloadCalls, useApi } from '@playfront/api-client';
import type { DocumentRequirement, ErrorKey } from '@playfront/api-contract';
import { useFormFocus } from '@playfront/forms';
import { dataUrlOf, prepareFile, type UnfitFile } from './prepare-file.ts';

/** `share`: how much of the file has been sent, 0 to 1. */
export type UploadPhase =
  | { readonly kind: 'choosing' }
  /** The chosen file cannot be sent; it stays visible with the reason. */
  | ({ readonly kind: 'unfit'; readonly file: File } & UnfitFile)
  | { readonly kind: 'chosen'; readonly file: File; readonly failure?: ApiError }
  | { readonly kind: 'sending'; readonly file: File; readonly share: number };

/** Uploads a file for a required document. A file that is refused or not sent stays chosen; if sent twice, it is stored once (contract). */
export function useDocumentUpload({ kind, card }: Pick<DocumentRequirement, 'kind' | 'card'>, onSent: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<UploadPhase>({ kind: 'choosing' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { ref, focus } = useFormFocus<HTMLDivElement>();

  function showUnfit(file: File, error: ErrorKey): void {
    setPhase({ kind: 'unfit', file, error });
    focus('errors');
  }

  async function choose(chosen: File): Promise<void> {
    const prepared = await prepareFile(chosen);
    if ('file' in prepared) setPhase({ kind: 'chosen', file: prepared.file });
    else showUnfit(chosen, prepared.error);
  }

  async function send(): Promise<void> {
    if (phase.kind !== 'chosen') return;
    const { file } = phase;
    const controller = new AbortController();
    abort.current = controller;
    setPhase({ kind: 'sending', file, share: 0 });
    try {
      const content = await dataUrlOf(file);
      const request = { kind, card: card?.id ?? null, file_name: file.name.slice(-100) || kind, content };
      await api.frontUploadDocument(request, {
        signal: controller.signal,
        onUploadProgress: (share) => setPhase((now) => (now.kind === 'sending' ? { ...now, share } : now)),
      });
    } catch (error) {
      const failure = asApiError(error);
      const unfit = failure.fields['content'];
      // The same file would be refused again, so it cannot be resent.
      if (unfit) showUnfit(file, unfit);
      else setPhase(failure.kind === 'aborted' ? { kind: 'chosen', file } : { kind: 'chosen', file, failure });
      return;
    } finally {
      abort.current = undefined;
    }
    await reloadCalls(queryClient, 'frontGetDocuments');
    onSent();
  }

  return {
    /** Ref of the element around the field, which is focused if a file cannot be sent. */
    ref,
    phase,
    choose,
    send,
    remove: () => setPhase({ kind: 'choosing' }),
    cancel: () => abort.current?.abort(),
  };
}
