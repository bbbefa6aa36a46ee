import { customs } from '@dray/contract/languages.ts';
import type { StatusOutcome } from '@dray/contract/users/managed-user-shapes.ts';
import type { UserStatus } from '@dray/contract/users/user-status.ts';
import type { Person } from '#capabilities/people/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './consequences.module.css';
import { isComingBack } from './is-coming-back.ts';

type Along = StatusOutcome['changed'];
export const inventedAlong: Along = { partners: 1, shipTos: 1, shipToNames: ['Xxxxxxxx'], devices: 1 };

type Props = { person: Person; status: UserStatus; along: Along };

/** What goes along or comes back, in numbers, and what else must be known. */
export function Consequences({ person, status, along }: Props) {
  const { t } = useTranslation('people');
  const isBack = isComingBack(status);
  const direction = isBack ? 'On' : 'Off';
  return (
    <>
      <ul className={classes.figures}>
        <Figure n={along.partners} words={t(`access.partners${direction}`, { count: along.partners })} />
        <Figure n={along.shipTos} words={t(`access.shipTos${direction}`, { count: along.shipTos })} />
        {!isBack && <Figure n={along.devices} words={t('access.devices', { count: along.devices })} />}
      </ul>
      <ul className={classes.facts}>
        {!isBack && <Orders along={along} />}
        {status === 'Invited' && <li>{t('access.invites', { email: person.email })}</li>}
        {!isBack && <li>{t('access.ordersStay')}</li>}
        {!isBack && <li>{t(status === 'Exited' || status === 'Move Out' ? 'access.final' : 'access.undo')}</li>}
      </ul>
    </>
  );
}

function Orders({ along }: { along: Along }) {
  const { t } = useTranslation('people');
  const listed = new Intl.ListFormat(customs[useLanguage()].locale, { type: 'conjunction' });
  if (along.shipTos === 0) return <li>{t('access.othersOrder')}</li>;
  return (
    <li>
      <strong>{t('access.nobodyOrders', { places: listed.format(along.shipToNames) })}</strong>
    </li>
  );
}

function Figure({ n, words }: { n: number; words: string }) {
  return (
    <li className={classes.figure}>
      <strong>{formatNumber(useLanguage(), n)}</strong> <span>{words}</span>
    </li>
  );
}
