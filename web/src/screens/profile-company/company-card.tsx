import { AskForHelp } from '#capabilities/help/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { Fact, Facts } from '#ui/page/facts.tsx';
import { type CompanyPage, shipTosOf } from './company-page.ts';

type Props = { company: CompanyPage['payerdetail'][number]; page: CompanyPage };

/** Who the customer is, and how much of everything they have. */
export function CompanyCard({ company, page }: Props) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const shipTos = shipTosOf(page.payers);
  const suspended = shipTos.filter(({ status }) => status === 'Suspended').length;
  const invited = page.employees.filter(({ status }) => status === 'Invited').length;
  const count = (n: number, ...more: string[]) => [formatNumber(language, n), ...more].join(' · ');
  return (
    <Card
      heading={company.companyName}
      lead={t('numbers', { id: company.identificationNo, vat: company.taxVat })}
      actions={<AskForHelp reference={{ kind: 'company', id: company.companyId }} />}
    >
      <Facts>
        <Fact label={t('payers')}>{count(page.payers.length)}</Fact>
        <Fact label={t('soldTos')}>{count(page.payers.flatMap(({ soldTos }) => soldTos).length)}</Fact>
        <Fact label={t('shipTos')}>
          {count(shipTos.length, ...(suspended > 0 ? [t('suspendedCount', { n: suspended })] : []))}
        </Fact>
        <Fact label={t('employees')}>
          {count(page.employees.length, ...(invited > 0 ? [t('invitedCount', { n: invited })] : []))}
        </Fact>
      </Facts>
    </Card>
  );
}
