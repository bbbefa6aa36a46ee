import { useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import { choosePriceBasis, usePriceBasis } from './price-basis.ts';

/** With or without tax, for all prices of the session. */
export function BasisSwitch() {
  const { t } = useTranslation('catalogue');
  return (
    <Segments
      label={t('basis.label')}
      value={usePriceBasis()}
      segments={[
        { value: 'net', label: t('basis.net') },
        { value: 'gross', label: t('basis.gross') },
      ]}
      onChoose={choosePriceBasis}
    />
  );
}
