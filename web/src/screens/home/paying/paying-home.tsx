import { useQuery } from '@tanstack/react-query';
import { documentsQueries } from '#capabilities/documents/index.ts';
import { useMarketToday } from '#capabilities/portal-config/index.ts';
import { SearchButton } from '#capabilities/search/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PartBoundary } from '#ui/page/part-boundary.tsx';
import { inventedOutlook } from '../documents/invented-outlook.ts';
import { HomeHeading } from '../rows/home-heading.tsx';
import { News } from '../welcome/news.tsx';
import { RequestsBlock } from '../welcome/requests-block.tsx';
import { Agreements } from './agreements.tsx';
import { DocumentFigures } from './document-figures.tsx';
import { MonthBlock } from './month-block.tsx';
import classes from './paying-home.module.css';
import { WorkList } from './work-list.tsx';

/** For who pays and does not order: what is overdue, due and new, the last month as one file, and what is agreed. */
export default function PayingHome() {
  const { t } = useTranslation('desk');
  const { user, may } = useSession();
  const isWide = useIsWide();
  const today = useMarketToday(user?.country ?? undefined);
  const outlook = useQuery(documentsQueries.outlook(useLanguage()));
  const month = (
    <PartBoundary name="month">
      <MonthBlock month={outlook.data?.lastMonth} isPending={outlook.isPending} />
    </PartBoundary>
  );
  return (
    <div className={classes.page}>
      <HomeHeading />
      <SearchButton may={may} look="page" />
      <PartBoundary name="figures">
        <BlockStates
          query={outlook}
          failed={t('documents.failed')}
          waiting={<DocumentFigures outlook={inventedOutlook} today={today} />}
        >
          {(data) => <DocumentFigures outlook={data} today={today} />}
        </BlockStates>
      </PartBoundary>
      {!isWide && month}
      <div className={classes.columns}>
        <PartBoundary name="work">
          {!outlook.isError && <WorkList outlook={outlook.data} today={today} mayReadOrders={may('My Orders')} />}
        </PartBoundary>
        <div className={classes.side}>
          {isWide && month}
          <PartBoundary name="agreements">
            <Agreements hasContracts={may('Contracts')} />
          </PartBoundary>
          {may('Support') && (
            <PartBoundary name="requests">
              <RequestsBlock />
            </PartBoundary>
          )}
        </div>
      </div>
      <PartBoundary name="news">
        <News />
      </PartBoundary>
    </div>
  );
}
