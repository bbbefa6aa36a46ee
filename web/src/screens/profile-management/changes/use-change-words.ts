import { customs, isLanguage } from '@dray/contract/languages.ts';
import { isUserStatus } from '@dray/contract/users/user-status.ts';
import { type Change, useRoleName } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useSupplierWords } from './use-supplier-words.ts';

/** A record in words: what was done, what it was and is, to whom and by whom. */
export function useChangeWords() {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  const supplier = useSupplierWords();
  const languagesIn = (text: string | null) =>
    (text ?? '')
      .split(',')
      .map((code) => (isLanguage(code) ? customs[code].endonym : code))
      .join(', ');
  const roles = (list: readonly { rolename: string }[]) =>
    list.map(({ rolename }) => roleName(rolename)).join(', ') || t('roles.none');
  const status = (text: string | null) => (text && isUserStatus(text) ? t(`status.${text}`) : (text ?? ''));
  const line = (change: Change['changes'][number]): string => {
    if (change.field === 'role')
      return t('changes.change', {
        what: change.shipTo?.name ?? t('everywhere'),
        from: roles(change.from),
        to: roles(change.to),
      });
    if (change.field === 'status')
      return t('changes.change', {
        what: t('columns.status'),
        from: status(change.from),
        to: status(change.to),
      });
    if (change.field !== 'languages' && change.field !== 'locale') return supplier.terms(change);
    return t('changes.change', {
      what: t(`changes.${change.field}`),
      from: languagesIn(change.from),
      to: languagesIn(change.to),
    });
  };
  return {
    action: ({ action }: Change) => t(`changes.actions.${action}`),
    details: (change: Change) => [
      ...supplier.about(change),
      ...change.changes.map(line),
      ...(change.along ? [t('changes.along', change.along)] : []),
    ],
    /** A person, a ship-to, or everybody of a market. */
    whom({ person, shipTo, market, shipTos, kinds }: Change): string {
      if (person) return person.name ?? t('changes.unknown');
      if (shipTo) return shipTo.name ?? shipTo.id;
      if (shipTos !== null) return t('changes.several', { count: shipTos, n: shipTos });
      if (kinds) return t('changes.wholeCompany');
      return market ? t('changes.everybody') : t('changes.unknown');
    },
    actor({ actor, actingFor }: Change): string {
      if (actor.kind === 'system') return t('changes.system');
      const own = actor.kind === 'staff' ? t('changes.staff') : (actor.name ?? t('changes.unknown'));
      return actingFor ? t('changes.onBehalf', { name: own, other: actingFor }) : own;
    },
  };
}
