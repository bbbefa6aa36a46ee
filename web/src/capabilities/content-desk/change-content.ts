import type { WrittenKind } from '@dray/contract/content/content-kinds.ts';
import type { Language } from '@dray/contract/languages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { sendFile } from '#platform/calls/send-file.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import {
  contentDeskKey,
  contentDeskQueries,
  type WhichContent,
  type WholeContent,
  type Written,
} from './content-desk.queries.ts';

/** Somebody else was faster: what stands there now. */
export const freshIn = (error: unknown): WholeContent | undefined =>
  error instanceof CallRefused && error.code === 'CHANGED_MEANWHILE'
    ? // Our own server's answer: whatever else stands there has no such code.
      (error.body.fresh as WholeContent | undefined)
    : undefined;

export function useShownContent() {
  const client = useQueryClient();
  const language = useLanguage();
  return (shown: WholeContent) => {
    client.setQueryData(contentDeskQueries.one(shown, language).queryKey, shown);
    void client.invalidateQueries({ queryKey: [...contentDeskKey, 'list'] });
  };
}

export const saveContentDraft = ({ kind, id }: WhichContent, version: number, written: Written) =>
  callRest('PUT /api/staff/content/:kind/:id', { params: { kind, id }, body: { version, written } });

export const useAddContent = () => {
  const show = useShownContent();
  return useMutation({
    mutationFn: (body: { kind: WrittenKind; language: Language; title: string; markets: Written['markets'] }) =>
      callRest('POST /api/staff/content', { body, once: sendOnce }),
    onSuccess: show,
  });
};

type Step =
  | { step: 'publish'; version: number }
  | { step: 'unpublish'; version: number }
  | { step: 'restore'; version: number; restored: number };

/** What is done with the whole item, as it stands on the page. */
export const useContentStep = ({ kind, id }: WhichContent) => {
  const show = useShownContent();
  const params = { kind, id };
  return useMutation({
    mutationFn: (wanted: Step) => {
      const { version } = wanted;
      if (wanted.step === 'publish')
        return callRest('POST /api/staff/content/:kind/:id/publish', { params, body: { version } });
      if (wanted.step === 'unpublish')
        return callRest('POST /api/staff/content/:kind/:id/unpublish', { params, body: { version } });
      const { restored } = wanted;
      return callRest('POST /api/staff/content/:kind/:id/restore', { params, body: { version, restored } });
    },
    onSuccess: show,
    onError: (error) => {
      const fresh = freshIn(error);
      if (fresh) show(fresh);
    },
  });
};

export const uploadContentFile = ({ kind, id }: WhichContent, file: File, onSent: (bytes: number) => void) =>
  sendFile('/api/staff/content/files', { file, field: 'files', query: { kind, id }, onSent, once: sendOnce });
