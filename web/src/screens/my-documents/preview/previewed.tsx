import { Link } from '@tanstack/react-router';
import { PreviewBeside, PreviewSheet, useDocumentName } from '#capabilities/documents/index.ts';
import { AskForHelp } from '#capabilities/help/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import type { Previewing } from './use-preview.ts';

/** The document that is looked at: beside the list where there is room, over it on a phone. */
export function Previewed({ preview: { open, document, close } }: { preview: Previewing }) {
  const { t } = useTranslation('documents');
  const nameOf = useDocumentName();
  const maySeeOrders = useSession().may('My Orders');
  const Frame = useIsWide() ? PreviewBeside : PreviewSheet;
  if (open === undefined || document === undefined) return null;
  const known = document ?? unknownDocument(open);
  const order = known.orderNumber;
  return (
    <Frame
      document={{ ...known, name: nameOf(known) }}
      onClose={close}
      link={
        <>
          {order && maySeeOrders && (
            <Link to="/orders/history" search={{ order }}>
              {t('order', { number: order })}
            </Link>
          )}
          {document && <AskForHelp reference={{ kind: 'document', id: document.id }} />}
        </>
      }
    />
  );
}

/** A document that is not the reader's is not there: its file will say so. */
const unknownDocument = (id: string) => ({
  id,
  type: 'other' as const,
  number: id,
  title: null,
  orderNumber: null,
  amount: null,
  currency: null,
  dueDate: null,
  fileName: id,
  structured: [],
});
