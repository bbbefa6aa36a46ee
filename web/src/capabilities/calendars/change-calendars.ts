import type { WantedException } from '@dray/contract/calendars/calendar-shapes.ts';
import type { WantedTerms } from '@dray/contract/calendars/terms-shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import type { Market } from './calendar-address.ts';
import { calendarsKey } from './calendars.queries.ts';

/** Whatever is done here changes what is open, what it would hit, and what was written down. */
function useReadAgain() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: calendarsKey });
    void client.invalidateQueries({ queryKey: ['staff', 'trail'] });
  };
}

export type WantedHoliday = {
  country: Market;
  date: string;
  isYearly: boolean;
  name: Readonly<Record<string, string>>;
};

export const useAddHoliday = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (body: WantedHoliday) => callRest('POST /api/staff/holidays', { body, once: sendOnce }),
    onSettled,
  });
};

export const useRemoveHoliday = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (id: string) => callRest('DELETE /api/staff/holidays/:id', { params: { id } }),
    onSettled,
  });
};

export const useAddException = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (body: WantedException) => callRest('POST /api/staff/calendars/exceptions', { body, once: sendOnce }),
    onSettled,
  });
};

export const useEndException = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      callRest('DELETE /api/staff/calendars/exceptions/:id', { params: { id }, query: { version } }),
    onSettled,
  });
};

/** Only counts what a change would hit. */
export const usePreviewTerms = () =>
  useMutation({
    mutationFn: (body: WantedTerms) => callRest('PUT /api/staff/calendars', { body: { ...body, preview: true } }),
  });

export const useChangeTerms = () => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (body: WantedTerms) => callRest('PUT /api/staff/calendars', { body }),
    onSettled,
  });
};
