import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { FixButtons } from './fix-buttons.tsx';
import type { RepairLine } from './repair-lines.model.ts';
import type { useLine } from './use-line.ts';

type Props = { jobId: string; line: RepairLine; acts: ReturnType<typeof useLine> };

/** What one press does about it; for an order as a whole, the way to its rows. */
export function LineFixes({ jobId, line, acts }: Props) {
  const { t } = useTranslation('bulk-upload');
  if (line.column) return <FixButtons line={line} onTake={acts.take} onOther={acts.other} />;
  return (
    <ButtonLink to="/catalog/bulk-upload" search={{ job: jobId, view: 'all' }} variant="default">
      {t('repair.rows')}
    </ButtonLink>
  );
}
