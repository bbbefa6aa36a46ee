import { useQuery } from '@tanstack/react-query';
import { documentsQueries } from '#capabilities/documents/index.ts';
import { useMarketToday } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PartBoundary } from '#ui/page/part-boundary.tsx';
import { inventedOutlook } from '../documents/invented-outlook.ts';
import { Greeting } from '../welcome/greeting.tsx';
import { News } from '../welcome/news.tsx';
import { RequestsBlock } from '../welcome/requests-block.tsx';
import { ServiceCard } from '../welcome/service-card.tsx';
import { Agreements } from './agreements.tsx';
import { DocumentFigures } from './document-figures.tsx';
import { MonthButton } from './month-button.tsx';
import classes from './paying-home.module.css';
import { WorkList } from './work-list.tsx';

/** For who pays and does not order: what is overdue, due and new, and what is agreed about it. */
export default function PayingHome() {
  const { t } = useTranslation('desk');
  const { user, may } = useSession();
  const country = user?.country ?? undefined;
  const today = useMarketToday(country);
  const outlook = useQuery(documentsQueries.outlook(useLanguage()));
  return (
    <div className="grid content-start shrinkable gap-16">
      <PartBoundary name="greeting">
        <Greeting user={user} country={country} actions={<MonthButton month={outlook.data?.lastMonth} />} />
      </PartBoundary>
      <PartBoundary name="figures">
        <BlockStates
          query={outlook}
          failed={t('documents.failed')}
          waiting={<DocumentFigures outlook={inventedOutlook} today={today} />}
        >
          {(data) => <DocumentFigures outlook={data} today={today} />}
        </BlockStates>
      </PartBoundary>
      <div className={`${classes.columns} grid content-start shrinkable gap-16`}>
        <PartBoundary name="work">
          {!outlook.isError && <WorkList outlook={outlook.data} today={today} mayReadOrders={may('My Orders')} />}
        </PartBoundary>
        <div className="grid content-start shrinkable gap-16">
          <PartBoundary name="agreements">
            <Agreements hasContracts={may('Contracts')} />
          </PartBoundary>
          {may('Support') && (
            <PartBoundary name="requests">
              <RequestsBlock />
            </PartBoundary>
          )}
          <PartBoundary name="service">
            <ServiceCard country={country} />
          </PartBoundary>
        </div>
      </div>
      <PartBoundary name="news">
        <News />
      </PartBoundary>
    </div>
  );
}
