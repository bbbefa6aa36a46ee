import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { typeNames } from '#ui/form/files/judge-files.ts';
import { type ChosenFile, maxFiles, namedMaxBytes, namedTypes } from './attachment-rules.ts';
import type { ChosenFiles } from './chosen-files.ts';
import { FileRow } from './file-row.tsx';

/** What goes along when the form is sent; what cannot go says why. */
export function ChosenList({ chosen }: { chosen: ChosenFiles }) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  if (chosen.files.length === 0) return null;
  const problemOf = ({ file, why }: ChosenFile) =>
    why && {
      heading: t('files.notTaken', { name: file.name }),
      text: t(`files.why.${why}`, {
        types: typeNames(namedTypes),
        size: formatBytes(language, file.size),
        limit: formatBytes(language, namedMaxBytes),
        most: maxFiles,
      }),
    };
  return (
    <ul className="grid one-column gap-8" aria-label={t('files.list')}>
      {chosen.files.map((each) => (
        <FileRow
          key={each.key}
          file={each.file}
          problem={problemOf(each)}
          remove={{ label: t('files.remove', { name: each.file.name }), run: () => chosen.remove(each.key) }}
        />
      ))}
    </ul>
  );
}
