import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useIsOnline } from '#platform/online.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from './block-error.tsx';
import classes from './block-states.module.css';
import { OfflineState } from './offline-state.tsx';
import { StaleLine } from './stale-line.tsx';
import { Waiting } from './waiting.tsx';

type Query<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'isPending' | 'isError' | 'error' | 'isFetching' | 'isPlaceholderData' | 'dataUpdatedAt' | 'refetch'
>;

type Props<Data> = {
  query: Query<Data>;
  /** What could not be done, where nothing could be loaded. */
  failed: string;
  /** The same parts with invented content, of a list as many rows as a page has: what comes moves nothing. */
  waiting: ReactNode;
  /** Takes the focus when what had it goes: a turned page, a deleted row. */
  frame?: RefObject<HTMLDivElement | null>;
  /** Beside the way to try again: whom to ask. */
  help?: ReactNode;
  /** What was asked for, or why there is none. */
  children: (data: NonNullable<Data>) => ReactNode;
};

/**
 * What is asked of the server, in every state: waiting, failed, without a connection, there, and there but no longer fresh. What
 * is around it (heading, tabs, filters) never waits for it.
 */
export function BlockStates<Data>({ query, failed, waiting, frame, help, children }: Props<Data>) {
  const { t } = useTranslation('errors');
  const isOnline = useIsOnline();
  const { data, isPending, isError, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = query;
  const words = useFailureWords(error);
  const retry = () => void refetch();
  const updatedAt = useMemo(() => new Date(dataUpdatedAt), [dataUpdatedAt]);
  const isThere = data !== undefined && data !== null;

  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={classes.frame}
      aria-busy={isPlaceholderData}
      data-stale={isPlaceholderData || undefined}
    >
      {isPending && <Waiting>{waiting}</Waiting>}
      {isError && !isThere && !isOnline && <OfflineState isRetrying={isFetching} onRetry={retry} />}
      {isError && !isThere && isOnline && (
        <BlockError
          heading={failed}
          retry={t('retry')}
          isRetrying={isFetching}
          help={help}
          onRetry={retry}
          {...words}
        />
      )}
      {isThere && (isError || !isOnline) && (
        <StaleLine updatedAt={updatedAt} isOnline={isOnline} isRetrying={isFetching} onRetry={retry} />
      )}
      {isThere && children(data)}
    </div>
  );
}
