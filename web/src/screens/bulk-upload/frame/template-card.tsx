import { bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { templateLink } from '#capabilities/bulk-upload/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './template-card.module.css';

const letterOf = (nth: number): string => String.fromCharCode('A'.charCodeAt(0) + nth);

/** How a file has to look, and one to begin with. */
export function TemplateCard() {
  const { t } = useTranslation('bulk-upload');
  return (
    <Card heading={t('template.heading')} lead={t('template.lead')}>
      <p className="flex wrap gap-8">
        <Button
          component="a"
          variant="default"
          href={templateLink('xlsx')}
          download
          leftSection={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('template.xlsx')}
        </Button>
        <Button
          component="a"
          variant="default"
          href={templateLink('csv')}
          download
          aria-label={t('template.csvName')}
          leftSection={<IconFileTypeCsv size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('template.csv')}
        </Button>
      </p>
      <ul className={classes.columns} aria-label={t('template.columns')}>
        {bulkColumns.map((column, nth) => (
          <li key={column} className={classes.column}>
            <span className="muted">{letterOf(nth)}</span>
            <strong className="semibold">{t(`columns.${column}`)}</strong>
            <span className="muted">{t(`template.examples.${column}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
