import type { Contract } from '#capabilities/contracts/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { BonusCard } from './bonus-card.tsx';
import { CartCard } from './cart-card.tsx';
import classes from './contract-detail.module.css';
import { MonthsCard } from './months-card.tsx';
import { OutlookCard } from './outlook-card.tsx';
import { ShipTosCard } from './ship-tos-card.tsx';
import { VolumeCard } from './volume/volume-card.tsx';

/** Everything about one contract; without a volume there is only what it says. */
export function ContractDetail({ contract }: { contract: Contract }) {
  const hasVolume = contract.committedHl !== null;
  return (
    <div className="grid one-column gap-16">
      <VolumeCard contract={contract} />
      {hasVolume && (
        <div className={classes.columns}>
          <div className="grid one-column shrinkable gap-16">
            <MonthsCard contract={contract} />
            <ShipTosCard contract={contract} />
          </div>
          <div className="grid one-column shrinkable gap-16">
            {contract.steps.length > 0 && <BonusCard contract={contract} />}
            {contract.outlook && <OutlookCard contract={contract} outlook={contract.outlook} />}
            {contract.cartHl > 0 && <CartCard contract={contract} />}
            <Conditions contract={contract} />
          </div>
        </div>
      )}
      {!hasVolume && <Conditions contract={contract} />}
    </div>
  );
}

function Conditions({ contract: { conditions } }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  return conditions ? (
    <Card heading={t('conditions')}>
      <p className="text-15">{conditions}</p>
    </Card>
  ) : null;
}
