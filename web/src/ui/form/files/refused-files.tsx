import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import field from '../field.module.css';
import { formatBytes } from './format-bytes.ts';
import { type FileRules, type RefusedFile, typeNames } from './judge-files.ts';

type Props = { refused: readonly RefusedFile[]; rules: FileRules };

/** Each file that was not taken, by its name, and why. */
export function RefusedFiles({ refused, rules }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  return (
    <div role="alert">
      {refused.map(({ file, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never moves.
        <p key={index} className={field.error}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
          <span>
            {t(`file.refused.${why}`, {
              name: file.name,
              types: typeNames(rules.types),
              size: formatBytes(language, file.size),
              limit: formatBytes(language, rules.maxBytes),
            })}
          </span>
        </p>
      ))}
    </div>
  );
}
