import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import type { Payer } from './company-page.ts';
import { Named } from './named.tsx';

export function SoldTosCard({ payers }: { payers: readonly Payer[] }) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  return (
    <Card heading={t('soldTos')}>
      {payers.flatMap(({ soldTos }) =>
        soldTos.map(({ id, name, shipTos: { length } }) => (
          <Named key={id} name={name} facts={[id, t('places', { count: length, n: formatNumber(language, length) })]} />
        )),
      )}
    </Card>
  );
}
