import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { BlockStates } from '#ui/page/block-states.tsx';
import { StaleLine } from '#ui/page/stale-line.tsx';

type Aged = { asOf: string | null };
type Props<Data> = {
  query: UseQueryResult<Data>;
  failed: string;
  waiting: ReactNode;
  frame?: RefObject<HTMLDivElement | null>;
  help?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
};

/** The states of any block, and since when it is as shown where the CMS behind the portal keeps silent. */
export const ContentStates = <Data extends Aged>({ query, children, ...props }: Props<Data>) => (
  <BlockStates query={query} {...props}>
    {(data) => (
      <>
        {data.asOf !== null && (
          <StaleLine
            updatedAt={new Date(data.asOf)}
            isOnline
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {children(data)}
      </>
    )}
  </BlockStates>
);
