import { countries } from '@dray/contract/markets.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import type { StaffRole } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { FieldGroup } from '#ui/form/field.tsx';
import { fieldId } from './field-id.ts';
import classes from './market-field.module.css';
import type { TypedGrant } from './typed-grant.ts';

type Props = {
  role: StaffRole | undefined;
  markets: TypedGrant['markets'];
  error: string | undefined;
  onType: (change: Partial<TypedGrant>) => void;
};

/** Where the role holds: of the markets in which the reader may give it. */
export function MarketField({ role, markets, error, onType }: Props) {
  const { t } = useTranslation('staff');
  const nameOfCountry = useCountryName();
  const isOffered = (market: string) => role === undefined || role.giveableIn.includes(market);
  const first = countries.find(isOffered);
  const tick = (market: (typeof countries)[number], isTicked: boolean) =>
    onType({ markets: countries.filter((each) => (each === market ? isTicked : markets.includes(each))) });
  return (
    <FieldGroup
      label={t('give.markets')}
      isRequired
      error={error}
      hint={role && !countries.every(isOffered) ? t('give.marketsHint') : undefined}
    >
      {(group) => (
        <fieldset {...group} className={classes.markets}>
          {countries.map((market) => (
            <label key={market} className={classes.market} data-off={!isOffered(market) || undefined}>
              <input
                type="checkbox"
                id={market === first ? fieldId('markets') : undefined}
                className={classes.tick}
                checked={markets.includes(market)}
                disabled={!isOffered(market)}
                onChange={({ currentTarget }) => tick(market, currentTarget.checked)}
              />
              {nameOfCountry(market)}
            </label>
          ))}
        </fieldset>
      )}
    </FieldGroup>
  );
}
