import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Tab } from '#capabilities/catalogue/index.ts';
import { favouritesQueries } from '#capabilities/favourites/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Sideways } from '#ui/page/sideways/sideways.tsx';
import { sidewaysClass, useSideways } from '#ui/page/sideways/use-sideways.ts';
import classes from './catalogue-tabs.module.css';
import { tabPaths } from './query/tab-paths.ts';

const tabs: readonly Tab[] = ['products', 'favourites'];

/** The pages of the catalogue. The one that is open is the heading of what follows. */
export function CatalogueTabs({ tab: open }: { tab: Tab }) {
  const { t } = useTranslation('catalogue');
  const row = useSideways<HTMLUListElement>(open);
  return (
    <nav aria-label={t('tabs.label')}>
      <Sideways row={row}>
        <ul ref={row} className={`${classes.tabs} ${sidewaysClass} row gap-20`}>
          {tabs.map((tab) => {
            const link = (
              <Link to={tabPaths[tab]} className={classes.tab} activeOptions={{ includeSearch: false }}>
                {t(`tabs.${tab}`)}
                {tab === 'favourites' && <FavouritesCount />}
              </Link>
            );
            return <li key={tab}>{tab === open ? <h1 className={classes.heading}>{link}</h1> : link}</li>;
          })}
        </ul>
      </Sideways>
    </nav>
  );
}

function FavouritesCount() {
  const language = useLanguage();
  const { data: wishlist } = useQuery(favouritesQueries.wishlist());
  if (!wishlist?.items_count) return null;
  return <span className={classes.count}>{formatNumber(language, wishlist.items_count)}</span>;
}
