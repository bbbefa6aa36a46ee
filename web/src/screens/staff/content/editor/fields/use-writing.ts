import { useState, useSyncExternalStore } from 'react';
import {
  freshIn,
  openWriting,
  saveContentDraft,
  useShownContent,
  type WholeContent,
  type Writing,
  type WritingNow,
  type Written,
} from '#capabilities/content-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useLeaveGuard } from '#ui/overlay/dialogs/use-leave-guard.ts';

export type Fields = {
  now: WritingNow;
  writing: Writing;
  written: Written;
  /** Whether the reader may change anything of it. */
  isOpen: boolean;
  set: (change: Partial<Written>) => void;
};

/** The fields of an item while somebody writes on it: saved by themselves, and not left behind unsaved. */
export function useWriting(shown: WholeContent): Fields {
  const { t } = useTranslation('content-desk');
  const show = useShownContent();
  const [writing] = useState(() =>
    openWriting(shown, {
      save: (from, written) => saveContentDraft(from, from.revision, written),
      freshIn,
      onSaved: show,
    }),
  );
  const now = useSyncExternalStore(writing.watch, writing.read);
  useLeaveGuard(writing.isBegun, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirm: t('leave.confirm'),
    cancel: t('leave.cancel'),
  });
  return {
    now,
    writing,
    written: now.written,
    isOpen: now.shown.mayChange && now.shown.isWritten,
    set: (change) => writing.write((written) => ({ ...written, ...change })),
  };
}
