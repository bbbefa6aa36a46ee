import { marketOf } from '@dray/contract/markets.ts';
import type { CatalogueDoor } from '#capabilities/catalogue/index.ts';
import { type CompanyDoor, localMoment } from '#capabilities/company/index.ts';
import type { ReadContent } from '#capabilities/content/index.ts';
import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import {
  contentFinders,
  documentFinder,
  goodsFinders,
  orderFinder,
  requestFinder,
  searchRoutes,
} from '#capabilities/search/index.ts';
import type { SupportDoor } from '#capabilities/support/index.ts';
import type { Logger } from '#platform/logger.ts';
import type { DoorOf } from '#platform/request/request.ts';

type Parts = {
  orderingOf: DoorOf<OrderingDoor>;
  catalogueOf: DoorOf<CatalogueDoor>;
  companyOf: DoorOf<CompanyDoor>;
  documentsOf: DoorOf<DocumentsDoor>;
  readContent: ReadContent;
  supportOf: DoorOf<SupportDoor>;
  logger: Logger;
};

/** Long enough for the first look at an outside CMS, short enough for somebody who types. */
const deadlineMs = 2_000;

/** One search over everything: each section answers by its own door, within its own scope. */
export const composeSearch = ({ orderingOf, documentsOf, supportOf, readContent, logger, ...goods }: Parts) =>
  searchRoutes({
    finders: {
      orders: orderFinder(orderingOf),
      ...goodsFinders(goods),
      documents: documentFinder(documentsOf),
      ...contentFinders(readContent),
      requests: requestFinder(supportOf, (country, moment) => localMoment(moment, marketOf(country).timeZone).date),
    },
    deadlineMs,
    logger,
  });
