import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { Ticket } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import type { WrittenFields } from '../new/use-request-errors.ts';
import { EditRequest } from './edit-request.tsx';

/**
 * Offered to the author of the request, until customer service has begun with it; the server says so. A dialog that is open
 * by then stays, with what was typed in it.
 */
export function EditButton({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('requests');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<WrittenFields>();
  return (
    <>
      {ticket.isEditable && (
        <Button
          variant="default"
          size="sm"
          aria-haspopup="dialog"
          leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('edit.open')}
        </Button>
      )}
      {isOpen && (
        <EditRequest
          ticket={ticket}
          fields={typed ?? writtenIn(ticket)}
          onChange={setTyped}
          onSaved={() => {
            setTyped(undefined);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const writtenIn = ({ title, description, category, subCategory }: Ticket): WrittenFields => ({
  title,
  description,
  categoryId: category.id,
  subCategoryId: subCategory.id,
});
