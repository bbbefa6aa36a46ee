import { useId } from 'react';
import type { Waiting } from '#capabilities/desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';

type Props = { row: Waiting; market: string | undefined; titleId: string };

/** One verb each, which leads to where it is solved, with what is asked for already chosen there. */
export function VerbLink({ row: { kind, cause }, market, titleId }: Props) {
  const { t } = useTranslation('staff-desk');
  const id = useId();
  const look = {
    id,
    variant: 'default',
    size: 'sm',
    'aria-labelledby': `${id} ${titleId}`,
    children: t(`verbs.${kind}`),
  } as const;
  const inMarket = market ? { market: market as 'CZ' } : {};
  switch (kind) {
    case 'parked':
      return <ButtonLink to="/staff/erp" search={{ ...inMarket, ...(cause ? { cause } : {}) }} {...look} />;
    case 'unsent':
      return <ButtonLink to="/staff/erp" search={{ view: 'waiting', ...inMarket }} {...look} />;
    case 'differences':
      return <ButtonLink to="/staff/erp" search={{ view: 'differences', ...inMarket }} {...look} />;
    case 'changes':
      return <ButtonLink to="/staff/changes" {...look} />;
    case 'faulty-imports':
    case 'read-imports':
      return <ButtonLink to="/staff/imports" {...look} />;
    case 'onboardings':
      return <ButtonLink to="/staff/onboardings" {...look} />;
    case 'requests':
      return <ButtonLink to="/staff/requests" {...look} />;
  }
}
