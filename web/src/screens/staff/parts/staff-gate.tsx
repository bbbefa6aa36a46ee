import type { StaffRight } from '@dray/contract/staff/rights.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { RightMissing } from './right-missing.tsx';

type Props = {
  right: StaffRight;
  /** Opens it as well. */
  or?: StaffRight;
  screen:
    | 'calendar'
    | 'sections'
    | 'erp'
    | 'health'
    | 'customers'
    | 'orders'
    | 'requests'
    | 'onboardings'
    | 'content'
    | 'imports'
    | 'lists'
    | 'people'
    | 'prices'
    | 'audit';
  children: ReactNode;
};

/** The server decides on every call; here nobody waits for its refusal who can be told at once what they lack. */
export function StaffGate({ right, or, screen, children }: Props) {
  const { t } = useTranslation('staff');
  const query = useQuery(staffQueries.self());
  const heading = t(`${screen}.heading`);
  useOwnPageName(heading);
  const holds = (each: StaffRight | undefined) => each !== undefined && holdsRight(query.data?.rights, each);
  if (holds(right) || holds(or)) return children;
  if (query.data) return <RightMissing right={right} />;
  return (
    <Stack>
      <h1>{heading}</h1>
      <BlockStates query={query} failed={t('rightsFailed')} waiting={<p>{t('rightsWaiting')}</p>}>
        {() => null}
      </BlockStates>
    </Stack>
  );
}
