import { IconHourglass } from '@tabler/icons-react';
import type { ReadSource } from '#capabilities/documents/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

/** What is read for the first time is missing from the list for a moment, and nobody has to do anything about it. */
export function SourcesReading({ reading }: { reading: readonly ReadSource[] }) {
  const { t } = useTranslation('documents');
  return reading.map((source) => (
    <Note key={source} tone="info" role="status" icon={<IconHourglass size={20} stroke={1.75} aria-hidden="true" />}>
      <strong>{t(`source.${source}Reading`)}</strong> {t('source.soon')}
    </Note>
  ));
}
