import { maxFiles, namedMaxBytes, namedTypes } from '#capabilities/support/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { typeNames } from '#ui/form/files/judge-files.ts';

/** What a file may be, before one is chosen. */
export function FileRulesText({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('requests');
  const size = formatBytes(useLanguage(), namedMaxBytes);
  return t(isShort ? 'files.rulesShort' : 'files.rules', { types: typeNames(namedTypes), size, most: maxFiles });
}
