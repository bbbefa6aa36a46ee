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
  screen: 'calendar' | 'sections' | 'customers' | 'imports' | 'lists' | 'people' | 'prices' | 'audit';
  children: ReactNode;
};

/** The server decides on every call; here nobody waits for its refusal who can be told at once what they lack. */
export function StaffGate({ right, screen, children }: Props) {
  const { t } = useTranslation('staff');
  const query = useQuery(staffQueries.self());
  const heading = t(`${screen}.heading`);
  useOwnPageName(heading);
  if (query.data && holdsRight(query.data.rights, right)) return children;
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
