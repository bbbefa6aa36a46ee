import { zipFilesLimit } from '@dray/contract/documents/document-kinds.ts';
import { IconDownload, IconList } from '@tabler/icons-react';
import { formatMonth } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { monthZipLink } from './file-links.ts';

type Props = { month: { from: string; to: string; count: number }; onTake?: (() => void) | undefined };

/** All documents of a month in one file; more than it holds are shown as a list, where some of them can be chosen. */
export function TakeMonth({ month: { from, to, count }, onTake }: Props) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  if (count > zipFilesLimit)
    return (
      <ButtonLink
        to="/my-documents"
        search={{ from, to }}
        leftSection={<IconList size={20} stroke={1.75} aria-hidden="true" />}
        onClick={onTake}
      >
        {t('month.list')}
      </ButtonLink>
    );
  return (
    <Button
      component="a"
      href={monthZipLink(from.slice(0, 7))}
      download
      leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      aria-label={`${t('month.zip')}: ${formatMonth(language, from)}`}
      onClick={onTake}
    >
      {t('month.zip')}
    </Button>
  );
}
