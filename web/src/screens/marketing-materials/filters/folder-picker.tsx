import type { MaterialFilters, MaterialFolder } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import classes from './folder-picker.module.css';
import { folderRows } from './folder-rows.ts';

type Props = {
  folders: readonly MaterialFolder[] | undefined;
  filters: MaterialFilters;
  onFilters: (filters: MaterialFilters) => void;
};

/** All folders in one list under the thumb, for a phone. */
export function FolderPicker({ folders = [], filters, onFilters }: Props) {
  const { t } = useTranslation('materials');
  const language = useLanguage();
  const choices = folderRows(folders).map(({ id, name, total, depth }) => ({
    value: id,
    label: `${'\u2003'.repeat(depth)}${t('inFolder', { name, n: formatNumber(language, total) })}`,
  }));
  return (
    <div className={classes.picker}>
      <SelectField
        label={t('folder')}
        choices={[{ value: '', label: t('allFolders') }, ...choices]}
        value={filters.folder ?? ''}
        onChoose={(folder) => onFilters(changedFilters(filters, { folder: folder || undefined }))}
      />
    </div>
  );
}
