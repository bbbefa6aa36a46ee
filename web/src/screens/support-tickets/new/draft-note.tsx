import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

type Props = { request: { wasFound: boolean; discard: () => void } };

/** Says that the fields hold what was begun earlier, and takes it away where nobody wants it. */
export function DraftNote({ request: { wasFound, discard } }: Props) {
  const { t } = useTranslation('requests');
  if (!wasFound) return null;
  return (
    <Note tone="info" icon={<IconPencil size={20} stroke={1.75} aria-hidden="true" />}>
      <span className="row wrap between gap-8-16">
        {t('form.draftFound')}
        <Button variant="default" size="sm" onClick={discard}>
          {t('form.discard')}
        </Button>
      </span>
    </Note>
  );
}
