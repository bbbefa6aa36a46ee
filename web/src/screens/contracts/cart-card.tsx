import { type Contract, ContractLine } from '#capabilities/contracts/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';

/** The sentence that is in the cart, so that it is known from here. */
export function CartCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  return (
    <Card heading={t('inCart.heading')}>
      <ContractLine contract={contract} cartHl={contract.cartHl} />
    </Card>
  );
}
