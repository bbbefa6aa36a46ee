import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import type { EmbeddedReport } from '#capabilities/reporting/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { laterPart } from '#platform/later-part.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import classes from './power-bi-frame.module.css';

const usePowerBiFrame = laterPart(() => loadChunk(() => import('./power-bi-frame.tsx')));

type Props = {
  tabs: ReactNode;
  query: Pick<UseQueryOptions<EmbeddedReport>, 'queryKey' | 'gcTime'> & object;
};

/** The report that the supplier keeps in Power BI, in place of the portal's own (T148). */
export function PowerBiReport({ tabs, query: asked }: Props) {
  const { t } = useTranslation('reporting');
  const query = useQuery(asked as UseQueryOptions<EmbeddedReport>);
  const Frame = usePowerBiFrame();
  const failed = t('powerBi.failed');
  const complain = useCallback(() => showToast({ tone: 'failed', topic: 'power-bi', text: failed }), [failed]);
  return (
    <Stack>
      <PageHead title={t('heading')}>{tabs}</PageHead>
      <BlockStates
        query={query}
        failed={failed}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<div className={classes.frame} />}
      >
        {(report) =>
          report.mode === 'powerbi' &&
          (Frame ? (
            <Frame {...report} label={t('powerBi.frame')} onFault={complain} />
          ) : (
            <div className={classes.frame} />
          ))
        }
      </BlockStates>
    </Stack>
  );
}
