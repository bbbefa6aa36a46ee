import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { addressOf, type Payer } from './company-page.ts';
import { Named } from './named.tsx';

/** Who pays, and how. Credit and bank data come with documents and contracts, for those who hold them (T138). */
export function PayerCard({ payers }: { payers: readonly Payer[] }) {
  const { t } = useTranslation('company');
  return (
    <Card heading={t('payers')}>
      {payers.map((payer) => (
        <Named
          key={payer.id}
          name={payer.name}
          facts={[payer.id, addressOf(payer), ...payer.paymentMethods.map(({ label }) => label)]}
        />
      ))}
    </Card>
  );
}
