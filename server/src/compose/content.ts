import { localMoment } from '#capabilities/company/index.ts';
import {
  contentCms,
  contentDeskRoutes,
  contentRoutes,
  openContent,
  openContentDesk,
  readContent,
  remoteContent,
} from '#capabilities/content/index.ts';
import { judgeContent } from '#capabilities/files/index.ts';
import { localDate } from '#capabilities/portal-config/index.ts';
import { breaker } from '#platform/outside/breaker.ts';
import { outsideHttp } from '#platform/outside/outside-http.ts';
import type { Request } from '#platform/request/request.ts';
import type { Base } from './base.ts';
import type { Parts } from './parts.ts';

/** Of these goods those of the caller, by name. */
type FindOwnGoods = (request: Request, skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const localTime = (moment: Date, timeZone: string): string => localMoment(moment, timeZone).time;

/** Our own rows, or an outside CMS in their place. */
export function composeContent(parts: Base, findOwnGoods: FindOwnGoods) {
  const { clock, homeMarket, outsideContent } = parts;
  const cmsOf = ({ url, authorization }: NonNullable<Parts['outsideContent']>) =>
    contentCms(outsideHttp(url, authorization), breaker(clock));
  const remote = outsideContent && remoteContent({ ...parts, cms: cmsOf(outsideContent) });
  const contentOf = openContent({ ...parts, localDate, localTime, isRemote: remote !== undefined });
  const reading = { contentOf, homeMarket, refresh: remote?.refresh ?? (async () => ({ asOf: null, isNew: false })) };
  return {
    contentOf,
    /** For anyone who finds content among other things. */
    readContent: readContent(reading),
    contentRoutes: {
      ...contentRoutes({ ...reading, findOwnGoods, fetchRemote: remote?.fetchFile ?? (async () => undefined) }),
      ...contentDeskRoutes({
        deskOf: openContentDesk({ ...parts, localMoment }),
        judgeContent,
        isRemote: remote !== undefined,
      }),
    },
  };
}
