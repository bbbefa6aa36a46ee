import type { Language } from '@dray/contract/languages.ts';
import { formatNumber, formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { TwoLines } from '#ui/list/data/two-lines.tsx';
import type { ShipTo } from './company-page.ts';

type Say = (range: { least: number | null; most: number | null }, written: (value: number) => string) => string;

/** How much one order may be, by the usual means of transport. */
export function OrderLimits({ shipTo: { transports } }: { shipTo: ShipTo }) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const [usual] = transports;
  if (!usual) return null;
  const say: Say = ({ least, most }, written) => {
    if (least !== null && most !== null) return `${written(least)}–${written(most)}`;
    if (least !== null) return t('from', { value: written(least) });
    return most === null ? '' : t('upTo', { value: written(most) });
  };
  const pallets = say({ least: usual.minimumPallets, most: usual.maximumPallets }, plain(language));
  const weight = say({ least: usual.minimumWeightKg, most: usual.maximumWeightKg }, (kg) => formatWeight(language, kg));
  const limits = [pallets && t('pallets', { range: pallets }), weight].filter(Boolean).join(' · ');
  return <TwoLines below={usual.handstacked ? t('handstacked') : usual.label}>{limits || t('noLimit')}</TwoLines>;
}

const plain = (language: Language) => (value: number) => formatNumber(language, value);
