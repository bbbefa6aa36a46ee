import { useRef } from 'react';
import type { Material } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { type ListSelection, useSelection } from '#ui/list/selection/use-selection.ts';

export type MaterialSelection = { selection: ListSelection<Material>; chosen: readonly Material[] };

/** What is marked, also in folders that were left: its size is needed again. */
export function useMaterialSelection(materials: readonly Material[]): MaterialSelection {
  const { t } = useTranslation('materials');
  const seen = useRef(new Map<string, Material>());
  for (const material of materials) seen.current.set(material.id, material);
  const selection = useSelection({
    rows: materials,
    keyOf: ({ id }: Material) => id,
    label: ({ name }: Material) => t('select.row', { name }),
  });
  return {
    selection,
    chosen: [...selection.chosen].flatMap((id) => seen.current.get(id) ?? []),
  };
}
