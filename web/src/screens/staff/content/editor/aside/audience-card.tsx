import { isShortKind } from '@dray/contract/content/content-kinds.ts';
import { countries, customerTypes } from '@dray/contract/markets.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { Card } from '#ui/page/card.tsx';
import type { Fields } from '../fields/use-writing.ts';
import { TickList } from './tick-list.tsx';

/** For whom it is. Nothing ticked means all of them. */
export function AudienceCard({ fields: { now, written, set } }: { fields: Fields }) {
  const { t } = useTranslation('content-desk');
  const nameOfCountry = useCountryName();
  const types: readonly string[] = [...new Set([...Object.values(customerTypes), ...written.customerTypes])];
  return (
    <Card heading={t('audience.heading')}>
      <div className="grid one-column gap-12">
        <TickList
          label={t('audience.markets')}
          hint={written.markets.length === 0 ? t('allMarkets') : ''}
          choices={countries.map((value) => ({ value, label: nameOfCountry(value) }))}
          chosen={written.markets}
          onChange={(markets) => set({ markets: countries.filter((each) => markets.includes(each)) })}
        />
        <TickList
          label={t('audience.types')}
          hint={written.customerTypes.length === 0 ? t('audience.allTypes') : ''}
          choices={types.map((value) => ({ value, label: nameOfType(t, value) }))}
          chosen={written.customerTypes}
          onChange={(chosen) => set({ customerTypes: types.filter((each) => chosen.includes(each)) })}
        />
        {!isShortKind(now.shown.kind) && (
          <SwitchField
            label={t('audience.public')}
            hint={t('audience.publicHint')}
            isOn={written.isPublic}
            onChange={(isPublic) => set({ isPublic })}
          />
        )}
      </div>
    </Card>
  );
}

/** A type that the product does not know by name is a value of the data (T30). */
function nameOfType(t: ReturnType<typeof useTranslation<'content-desk'>>['t'], type: string): string {
  const known = Object.values(customerTypes).find((each) => each === type);
  return known ? t(`types.${known}`) : type;
}
