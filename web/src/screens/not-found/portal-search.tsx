import { mayUsePalette, SearchButton } from '#capabilities/search/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import classes from './portal-search.module.css';

/** For those who have something to search in. */
export function PortalSearch() {
  const { status, may } = useSession();
  if (status !== 'signed-in' || !mayUsePalette(may)) return null;
  return (
    <search className={classes.search}>
      <SearchButton may={may} look="alone" />
    </search>
  );
}
