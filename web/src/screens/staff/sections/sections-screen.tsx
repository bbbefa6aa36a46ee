import { countries, isCountry } from '@dray/contract/markets.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Segments } from '#ui/list/segments.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { StaffGate } from '../parts/staff-gate.tsx';
import { SectionList } from './section-list.tsx';

/** What each market has closed of the portal, for those who set it up. */
export function SectionsScreen() {
  return (
    <StaffGate right="settings.edit" screen="sections">
      <SectionsPage />
    </StaffGate>
  );
}

function SectionsPage() {
  const { t } = useTranslation(['market-sections', 'staff']);
  const nameOfCountry = useCountryName();
  const navigate = useNavigate();
  const asked: unknown = useSearch({ strict: false, select: (search: Record<string, unknown>) => search.country });
  const { data: self } = useQuery(staffQueries.self());
  const markets = countries.filter((market) =>
    self?.rights.some(({ right, markets: held }) => right === 'settings.edit' && held.includes(market)),
  );
  const country = isCountry(asked) ? asked : (markets[0] ?? 'CZ');
  return (
    <>
      <PageHead title={t('staff:sections.heading')} lead={t('staff:sections.lead')} />
      <Stack>
        {markets.length > 1 && (
          <Segments
            label={t('market-sections:market')}
            value={country}
            segments={markets.map((value) => ({ value, label: nameOfCountry(value) }))}
            onChoose={(market) =>
              void navigate({ to: '/staff/sections', search: { country: market }, replace: true, resetScroll: false })
            }
          />
        )}
        <SectionList key={country} country={country} market={nameOfCountry(country)} />
      </Stack>
    </>
  );
}
