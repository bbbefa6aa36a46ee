import type { MasterKindName, MasterOwner } from '@dray/contract/master-data/master-kinds.ts';
import type { OwnedKind } from '#capabilities/imports/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';

/** Who owns data, and what that means for those who bring it. */
export function useOwnerWords() {
  const { t } = useTranslation('imports');
  return {
    kind: (kind: MasterKindName) => t(`kinds.${kind}`),
    owner: (owner: MasterOwner) => t(`owners.${owner}`),
    means: (owner: MasterOwner, { portalColumns }: Pick<OwnedKind, 'portalColumns'>): string =>
      owner === 'erp' && portalColumns.length > 0
        ? t('owners.means.erpBut', { columns: portalColumns.join(', ') })
        : t(`owners.means.${owner}`),
  };
}
