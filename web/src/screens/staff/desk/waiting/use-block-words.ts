import { customs } from '@dray/contract/languages.ts';
import type { DeskBlock } from '#capabilities/desk/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** The parts of the desk by their names. */
export function useBlockWords() {
  const { t } = useTranslation('staff-desk');
  const { locale } = customs[useLanguage()];
  const name = (block: DeskBlock['block']) => t(`blocks.${block}`);
  return {
    name,
    list: (blocks: readonly DeskBlock['block'][]) => new Intl.ListFormat(locale).format(blocks.map(name)),
  };
}
