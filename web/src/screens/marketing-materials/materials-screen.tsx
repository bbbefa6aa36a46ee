import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import {
  ContentStates,
  type MaterialFilters,
  materialsQueries,
  readMaterialsAddress,
} from '#capabilities/content/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { FolderPicker } from './filters/folder-picker.tsx';
import { FolderTree } from './filters/folder-tree.tsx';
import { KindChips } from './filters/kind-chips.tsx';
import { MaterialFilterBar } from './filters/material-filter-bar.tsx';
import { inventedMaterials } from './grid/invented-materials.ts';
import { MaterialGrid } from './grid/material-grid.tsx';
import { NoMaterials } from './grid/no-materials.tsx';
import { useMaterialSelection } from './grid/use-material-selection.ts';
import classes from './materials-screen.module.css';
import { MaterialPreview } from './preview/material-preview.tsx';
import { SelectedMaterials } from './zip/selected-materials.tsx';
import { ZipProgress } from './zip/zip-progress.tsx';

/** Logos, posters and photos by folder and brand; what is marked comes as one zip (N2). */
export function MaterialsScreen() {
  const { t } = useTranslation('materials');
  const language = useLanguage();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const { file, ...filters } = readMaterialsAddress(useSearch({ strict: false }));
  const query = useQuery(materialsQueries.list(filters, language));
  const folders = useQuery(materialsQueries.folders(language)).data;
  const materials = query.data?.results ?? [];
  const selecting = useMaterialSelection(materials);
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  const found = total === undefined ? undefined : { count: total, n: formatNumber(language, total) };
  const show = (search: MaterialFilters) =>
    void navigate({ to: '/marketing-materials', search: search as object, resetScroll: false });
  return (
    <>
      <PageHead title={t('heading')} lead={found ? t('found', found) : '\u00a0'} />
      <div className={classes.columns}>
        <FolderTree folders={folders} filters={filters} />
        <div className={classes.main}>
          <FolderPicker folders={folders} filters={filters} onFilters={show} />
          <MaterialFilterBar filters={filters} show={found && t('show', found)} onFilters={show} />
          <KindChips filters={filters} />
          <SelectedMaterials {...selecting} />
          <ContentStates
            query={query}
            frame={frame}
            failed={t('failed')}
            help={<AskForHelp reference={errorReference(query.error)} />}
            waiting={<MaterialGrid materials={inventedMaterials} selection={selecting.selection} />}
          >
            {({ results }) =>
              results.length > 0 ? (
                <MaterialGrid key={JSON.stringify(filters)} materials={results} selection={selecting.selection} />
              ) : (
                <NoMaterials filters={filters} onClear={() => show({})} />
              )
            }
          </ContentStates>
        </div>
      </div>
      <MaterialPreview id={file} materials={materials} selection={selecting.selection} />
      <ZipProgress />
    </>
  );
}
