import { formatMoney, formatNumber, formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { LimitBar } from './limit-bar.tsx';
import type { ShipToDetail } from './ship-to-detail.ts';
import classes from './transport-limits.module.css';

type Limits = ShipToDetail['limits'][number];

const names = { VAN: 'van', TRUCK: 'truck', PICKUP: 'pickup' } as const;
const isNamed = (type: string): type is keyof typeof names => type in names;

export function TransportLimits({ limits, country }: { limits: readonly Limits[]; country: string }) {
  const { t } = useTranslation('home');
  return (
    <div className={classes.limits}>
      <h3 className="text-14 semibold letters-0">{t('limits.heading')}</h3>
      {limits.length === 0 && <p className="mt-4 text-14 muted">{t('limits.none')}</p>}
      <ul className="grid gap-16 mt-10">
        {limits.map((transport) => (
          <li key={transport.transportType}>
            <Transport transport={transport} country={country} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const isFree = ({ transportType: _, handstacked: __, ...limits }: Limits): boolean =>
  Object.values(limits).every((limit) => limit === null);

function Transport({ transport, country }: { transport: Limits; country: string }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { transportType, handstacked } = transport;
  const pallets = (amount: number) => formatNumber(language, amount);
  const weight = (kilograms: number) => formatWeight(language, kilograms);
  return (
    <>
      <p className="text-15 semibold">
        {isNamed(transportType) ? t(`limits.${names[transportType]}`) : transportType}
        {handstacked && <span className="regular muted"> · {t('limits.handstacked')}</span>}
      </p>
      {isFree(transport) && <p className="mt-4 text-14 muted">{t('limits.free')}</p>}
      <dl className="grid gap-10 mt-6">
        <LimitBar
          label={t('limits.pallets')}
          minimum={transport.minimumPallets}
          maximum={transport.maximumPallets}
          toText={pallets}
        />
        <LimitBar
          label={t('limits.weight')}
          minimum={transport.minimumWeightKg}
          maximum={transport.maximumWeightKg}
          toText={weight}
        />
        <LimitBar
          label={t('limits.price')}
          minimum={transport.minimumPrice}
          maximum={transport.maximumPrice}
          toText={(amount) => formatMoney(language, amount, country === 'CZ' ? 'CZK' : 'EUR')}
        />
      </dl>
    </>
  );
}
