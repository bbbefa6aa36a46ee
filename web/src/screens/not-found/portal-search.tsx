import { IconSearch } from '@tabler/icons-react';
import { mayUsePalette, setPaletteOpen } from '#capabilities/search/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './portal-search.module.css';

/** Looks like the field that it opens; for those who have something to search in. */
export function PortalSearch() {
  const { t } = useTranslation('common');
  const { status, may } = useSession();
  if (status !== 'signed-in' || !mayUsePalette(may)) return null;
  return (
    <search className={classes.search}>
      <button type="button" className={classes.field} aria-haspopup="dialog" onClick={() => setPaletteOpen(true)}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        {t('notFound.search')}
      </button>
    </search>
  );
}
