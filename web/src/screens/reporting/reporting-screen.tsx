import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { readReportingAddress, reportingQueries } from '#capabilities/reporting/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { ContractEvaluation } from './contracts/contract-evaluation.tsx';
import { PowerBiReport } from './power-bi/power-bi-report.tsx';
import { SalesPage } from './sales/sales-page.tsx';

/** What the customer has bought, and how far their contracts are (D7). */
export function ReportingScreen() {
  const address = readReportingAddress(useSearch({ strict: false }));
  const { data: access } = useQuery(reportingQueries.access());
  const tabs = <ReportTabs current={address.view ?? 'sales'} />;
  if (address.view === 'contracts') {
    return access?.contractEvaluation === 'powerbi' ? (
      <PowerBiReport tabs={tabs} query={reportingQueries.contractsOfPowerBi()} />
    ) : (
      <ContractEvaluation tabs={tabs} />
    );
  }
  return access?.salesReport === 'powerbi' ? (
    <PowerBiReport tabs={tabs} query={reportingQueries.salesOfPowerBi()} />
  ) : (
    <SalesPage tabs={tabs} address={address} />
  );
}

function ReportTabs({ current }: { current: 'sales' | 'contracts' }) {
  const { t } = useTranslation('reporting');
  const tabs = [
    {
      key: 'sales',
      label: t('tabs.sales'),
      link: (look: object) => <Link to="/reporting" activeOptions={{ exact: true }} {...look} />,
    },
    {
      key: 'contracts',
      label: t('tabs.contracts'),
      link: (look: object) => <Link to="/reporting" search={{ view: 'contracts' }} {...look} />,
    },
  ];
  return <LinkTabs label={t('tabs.label')} current={current} tabs={tabs} />;
}
