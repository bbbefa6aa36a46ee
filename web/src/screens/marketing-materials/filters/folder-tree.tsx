import { IconFolder, IconFolderOpen, IconFolders } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MaterialFilters, MaterialFolder } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { folderRows } from './folder-rows.ts';
import classes from './folder-tree.module.css';

type Props = { folders: readonly MaterialFolder[] | undefined; filters: MaterialFilters };

/** Where the files lie, and how many are in each; on a phone `FolderPicker` says the same. */
export function FolderTree({ folders = [], filters }: Props) {
  const { t } = useTranslation('materials');
  const language = useLanguage();
  const iconOf = (id: string, depth: number) => {
    if (depth > 0) return null;
    const Icon = id === filters.folder ? IconFolderOpen : IconFolder;
    return <Icon size={18} stroke={1.75} aria-hidden="true" />;
  };
  const linkTo = (folder: string | undefined) =>
    ({
      to: '/marketing-materials',
      search: changedFilters(filters, { folder }) as object,
      resetScroll: false,
      activeOptions: { exact: true },
      className: classes.folder,
      'aria-current': folder === filters.folder ? ('true' as const) : undefined,
    }) as const;
  return (
    <nav className={classes.tree} aria-label={t('folders')} data-print="no">
      <h2 className={classes.heading}>{t('folders')}</h2>
      <ul>
        <li>
          <Link {...linkTo(undefined)}>
            <IconFolders size={18} stroke={1.75} aria-hidden="true" />
            <span className="grow shrinkable anywhere">{t('allFolders')}</span>
          </Link>
        </li>
        {folderRows(folders).map(({ id, name, total, depth }) => (
          <li key={id}>
            <Link {...linkTo(id)} data-depth={depth}>
              {iconOf(id, depth)}
              <span className="grow shrinkable anywhere">{name}</span>
              <span className={`${classes.total} size-13 muted tabular`}>{formatNumber(language, total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
