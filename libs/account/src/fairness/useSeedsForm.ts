import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reloadCalls, useApi, type CallResponse } from '@playfront/api-client';
import type { ErrorKey, OpenSeeds } from '@playfront/api-contract';
import { errorKeyMessage } from '@playfront/auth';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { clientSeedErrors, clientSeedDraft } from './client-seed.schema.ts';

export type SeedsResult = { readonly kind: 'saved' } | ({ readonly kind: 'revealed' } & CallResponse<'frontRotateSeeds'>['revealed']);

/** Changes the client seed of an open game; `rotate` replaces its server seed too, which reveals the old one. */
export function useSeedsForm(seeds: OpenSeeds) {
  const api = useApi();
  const client = useQueryClient();
  const { text } = useFormat();
  const isRotation = useRef(false);
  const [result, setResult] = useState<SeedsResult>();
  const form = useForm<{ client_seed: string }, ErrorKey>({
    fields: useFormValues({ initial: { client_seed: seeds.client_seed }, draft: clientSeedDraft(seeds.round_session_id) }),
    check: clientSeedErrors,
    errorText: (key) => text(errorKeyMessage(key)),
    async send({ client_seed: clientSeed }) {
      setResult(undefined);
      const request = { round_session_id: seeds.round_session_id, client_seed: clientSeed };
      if (isRotation.current) {
        const { revealed } = await api.frontRotateSeeds(request);
        setResult({ kind: 'revealed', ...revealed });
      } else {
        await api.frontSetClientSeed(request);
        setResult({ kind: 'saved' });
      }
      await reloadCalls(client, 'frontGetSeeds', 'frontGetRound');
    },
  });
  const submit = (rotates: boolean) => {
    isRotation.current = rotates;
    return form.submit();
  };
  return { ...form, result, save: () => submit(false), rotate: () => submit(true) };
}
