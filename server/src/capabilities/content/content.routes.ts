import type { contentRoutes as contract } from '@dray/contract/content/content.rest.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { articlesRoutes, type FindOwnGoods } from './articles.routes.ts';
import { contentFilesRoutes } from './content-files.routes.ts';
import { contentFiles, type FetchRemoteFile } from './files/content-files.ts';
import { helpRoutes } from './help.routes.ts';
import { materialsRoutes } from './materials.routes.ts';
import { type ReadParts, readContent } from './read-content.ts';
import { shellContentRoutes } from './shell-content.routes.ts';
import { trainingRoutes } from './training.routes.ts';

type Parts = ReadParts & { findOwnGoods: FindOwnGoods; fetchRemote: FetchRemoteFile };

export function contentRoutes({ findOwnGoods, fetchRemote, ...parts }: Parts): RestHandlers<typeof contract> {
  const read = readContent(parts);
  const files = contentFiles({ contentOf: parts.contentOf, fetchRemote });
  return {
    ...shellContentRoutes(read),
    ...articlesRoutes({ read, findOwnGoods }),
    ...trainingRoutes(read),
    ...helpRoutes(read),
    ...materialsRoutes({ read, files }),
    ...contentFilesRoutes({ read, files }),
  };
}
