import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { documentsQueries, type ListedDocument } from '#capabilities/documents/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';

export type Previewing = {
  /** Its id, as the address says it. */
  open: string | undefined;
  /** Null where the reader has no such document; undefined while that is not known. */
  document: ListedDocument | null | undefined;
  /** Another one in the place of the one that is shown, without a step to go back by. */
  show: (id: string) => void;
  close: () => void;
};

const to = '/my-documents';

/** Which document is looked at. Going back closes it, on a phone by the gesture for it, too. */
export function usePreview(open: string | undefined, rows: readonly ListedDocument[] | undefined): Previewing {
  const router = useRouter();
  const navigate = useNavigate();
  const language = useLanguage();
  const listed = rows?.find(({ id }) => id === open);
  const { data: found } = useQuery({
    ...documentsQueries.one(open ?? '', language),
    enabled: open !== undefined && rows !== undefined && !listed,
  });
  const isFromList = useOpenedFromList(open);
  return {
    open,
    document: listed ?? found,
    show: (id) =>
      void navigate({ to, search: (now: object) => ({ ...now, document: id }), replace: true, resetScroll: false }),
    close: () => {
      if (isFromList()) router.history.back();
      else
        void navigate({
          to,
          search: ({ document, ...now }: { document?: string }) => now,
          replace: true,
          resetScroll: false,
        });
    },
  };
}

/** Back in the list the row of the document that was closed takes the focus. */
function useOpenedFromList(open: string | undefined): () => boolean {
  const shown = useRef(open);
  const isFromList = useRef(false);
  useEffect(() => {
    const before = shown.current;
    shown.current = open;
    if (before === undefined && open !== undefined) isFromList.current = true;
    if (open === undefined) isFromList.current = false;
    if (open === undefined && before !== undefined) focusRow(before);
  }, [open]);
  return () => isFromList.current;
}

function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-document="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
}
