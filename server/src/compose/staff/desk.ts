import { instantOf, localMoment, openMarketTerms } from '#capabilities/company/index.ts';
import { deskRoutes, openDesk } from '#capabilities/desk/index.ts';
import { openDayFigures, openOrderHeads } from '#capabilities/ordering/index.ts';
import { openWaitingTickets } from '#capabilities/support/index.ts';
import type { Base } from '../base.ts';

type Beside = Pick<Parameters<typeof openDesk>[0], 'staffOf' | 'masterDataOf' | 'onboardingOf'>;

/** What waits for the supplier's people, out of everything that is below. */
export const composeDesk = (base: Base, beside: Beside) =>
  deskRoutes({
    logger: base.logger,
    deskOf: openDesk({
      ...base,
      ...beside,
      instantOf,
      localMoment,
      headsOf: openOrderHeads(),
      daysOf: openDayFigures(),
      ticketsOf: openWaitingTickets(),
      marketTermsOf: openMarketTerms(),
    }),
  });
