import { type Country, countries, isCountry } from '@dray/contract/markets.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type CalendarAddress, calendarsQueries } from '#capabilities/calendars/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { DaysCard } from './days/days-card.tsx';
import { TermsCard } from './terms/terms-card.tsx';
import { TryCard } from './try/try-card.tsx';
import { useMarketDay } from './use-market-day.ts';

const to = '/staff/calendar';

/** A market's month, the terms of its ship-tos, and a question to the function that judges all orders. */
export function CalendarPage({ address }: { address: CalendarAddress }) {
  const { t } = useTranslation(['calendars', 'common', 'staff']);
  const nameOfCountry = useCountryName();
  const navigate = useNavigate();
  const { data: self } = useQuery(staffQueries.self());
  const markets = countries.filter((market) =>
    self?.rights.some(({ right, markets: held }) => right === 'customers.edit' && held.includes(market)),
  );
  const isNamedAlone = address.shipTo !== undefined && address.country === undefined;
  const named = useQuery({ ...calendarsQueries.termsOfShipTo(address.shipTo ?? ''), enabled: isNamedAlone });
  const marketOfShipTo = named.data?.results[0]?.country;
  const country: Country = address.country ?? (isCountry(marketOfShipTo) ? marketOfShipTo : (markets[0] ?? 'CZ'));
  const today = useMarketDay(country);
  const { day = today, page = 1, country: _country, ...filters } = address;
  const go = (change: CalendarAddress, replace = true) =>
    void navigate({ to, search: { ...address, country, ...change }, replace, resetScroll: false });

  return (
    <>
      <PageHead title={t('staff:calendar.heading')} lead={t('staff:calendar.lead')} />
      <Stack>
        {isNamedAlone && named.isPending && <p>{t('common:loading')}</p>}
        {markets.length > 1 && (
          <Segments
            label={t('calendars:market')}
            value={country}
            segments={markets.map((value) => ({ value, label: nameOfCountry(value) }))}
            onChoose={(market) => void navigate({ to, search: { country: market, day }, resetScroll: false })}
          />
        )}
        <DaysCard
          key={country}
          country={country}
          today={today}
          day={day}
          mayKeepHolidays={holdsRight(self?.rights, 'settings.edit')}
          onDay={(next) => go({ day: next })}
        />
        <TermsCard
          key={`terms ${country}`}
          country={country}
          filters={filters}
          page={page}
          onFilters={(next, replace = false) =>
            void navigate({ to, search: { country, day, ...next }, replace, resetScroll: false })
          }
          searchOf={(n) => ({ country, day, ...filters, ...(n > 1 ? { page: n } : {}) })}
        />
        <TryCard key={`try ${country} ${filters.shipTo ?? ''}`} today={today} shipTo={filters.shipTo} />
      </Stack>
    </>
  );
}
