import { type Material, typeName } from '#capabilities/content/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { Fact, Facts } from '#ui/page/facts.tsx';

/** What is known of a file besides its name. */
export function MaterialFacts({ material }: { material: Material }) {
  const { t } = useTranslation('materials');
  const language = useLanguage();
  const { fileName, type, size, width, height, date, brand } = material;
  return (
    <Facts>
      <Fact label={t('preview.fileName')}>{fileName}</Fact>
      <Fact label={t('type')}>{typeName(type)}</Fact>
      <Fact label={t('preview.size')}>{formatBytes(language, size)}</Fact>
      {width && height && (
        <Fact label={t('preview.pixels')}>
          {`${formatNumber(language, width)} × ${formatNumber(language, height)} px`}
        </Fact>
      )}
      {brand && <Fact label={t('brand')}>{brand.name}</Fact>}
      <Fact label={t('preview.date')}>{formatShortDate(language, date)}</Fact>
    </Facts>
  );
}
