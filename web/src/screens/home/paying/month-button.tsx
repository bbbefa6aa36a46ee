import { zipFilesLimit } from '@dray/contract/documents/document-kinds.ts';
import { IconFileZip } from '@tabler/icons-react';
import { type DocumentsOutlook, monthZipLink } from '#capabilities/documents/index.ts';
import { formatMonthName } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import classes from './month-button.module.css';

const icon = <IconFileZip size={20} stroke={1.75} aria-hidden="true" />;

/** All documents of the last month for the accountants; more than a zip holds are shown as a list. */
export function MonthButton({ month }: { month: DocumentsOutlook['lastMonth'] | undefined }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  // Its room is kept while nothing is known: on a phone everything is below it.
  if (!month) return <span className={classes.room} />;
  const { from, to, count } = month;
  if (count === 0) return null;
  const words = t('paying.month', { month: formatMonthName(language, from) });
  return count > zipFilesLimit ? (
    <ButtonLink to="/my-documents" search={{ from, to }} variant="default" leftSection={icon}>
      {words}
    </ButtonLink>
  ) : (
    <Button component="a" href={monthZipLink(from.slice(0, 7))} download variant="default" leftSection={icon}>
      {words}
    </Button>
  );
}
