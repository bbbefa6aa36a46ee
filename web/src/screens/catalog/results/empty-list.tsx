import { IconFilterOff, IconSearchOff, IconStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { everything, hasFilters, isNothing, withoutFilters } from '#capabilities/catalogue/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { appliedChips } from '../filters/applied-chips.ts';
import type { Facets } from '../filters/use-facets.ts';
import { tabPaths } from '../query/tab-paths.ts';
import type { List } from '../query/use-list.ts';
import classes from './empty-list.module.css';
import { FavouritesPicture } from './favourites-picture.tsx';

type Props = { list: List; facets: Facets; total: number };

/** Nothing to show is never the end of the way: each kind of nothing says what to do about it. */
export default function EmptyList({ list, facets, total }: Props) {
  if (total > 0) return <PastTheEnd list={list} />;
  if (list.selection.search) return <NothingFound list={list} />;
  if (!isNothing(list.selection)) return <FilteredAway list={list} facets={facets} />;
  return list.tab === 'favourites' ? <NoFavourites /> : <NoProducts />;
}

function NothingFound({ list: { selection, select } }: Pick<Props, 'list'>) {
  const { t } = useTranslation('catalogue-empty');
  return (
    <Empty
      icon={<IconSearchOff size={36} stroke={1.5} aria-hidden="true" />}
      heading={t('searchHeading', { search: selection.search })}
      text={t('searchText')}
    >
      {hasFilters(selection) && (
        <Button onClick={() => select(withoutFilters(selection))}>{t('withoutFilters')}</Button>
      )}
      <Button variant={hasFilters(selection) ? 'default' : 'filled'} onClick={() => select(everything)}>
        {t('allProducts')}
      </Button>
      <ButtonLink to="/contact" variant="default">
        {t('ask')}
      </ButtonLink>
    </Empty>
  );
}

function FilteredAway({ list: { selection, select }, facets }: Pick<Props, 'list' | 'facets'>) {
  const { t } = useTranslation(['catalogue', 'catalogue-empty']);
  const names = [
    ...appliedChips(t, selection, facets.all).map(({ text }) => text),
    ...selection.flags.map((flag) => t(`promoted.${flag}`)),
  ];
  return (
    <Empty
      icon={<IconFilterOff size={36} stroke={1.5} aria-hidden="true" />}
      heading={t('catalogue-empty:filterHeading')}
      text={t('catalogue-empty:filterText')}
    >
      <p className={`${classes.filters} text-14 semibold ink`}>{names.join(' · ')}</p>
      <Button onClick={() => select(everything)}>{t('filters.clearAll')}</Button>
    </Empty>
  );
}

function NoFavourites() {
  const { t } = useTranslation('catalogue-empty');
  return (
    <Empty icon={<FavouritesPicture />} heading={t('favouritesHeading')} text={t('favouritesText')}>
      <ButtonLink to={tabPaths.products}>{t('browse')}</ButtonLink>
    </Empty>
  );
}

function NoProducts() {
  const { t } = useTranslation('catalogue-empty');
  return (
    <Empty
      icon={<IconStar size={36} stroke={1.5} aria-hidden="true" />}
      heading={t('catalogueHeading')}
      text={t('catalogueText')}
    >
      <ButtonLink to="/contact" variant="default">
        {t('ask')}
      </ButtonLink>
    </Empty>
  );
}

function PastTheEnd({ list: { tab, address } }: Pick<Props, 'list'>) {
  const { t } = useTranslation('catalogue-empty');
  const { page, ...first } = address;
  return (
    <Empty
      icon={<IconSearchOff size={36} stroke={1.5} aria-hidden="true" />}
      heading={t('pageHeading')}
      text={t('pageText')}
    >
      <ButtonLink to={tabPaths[tab]} search={first}>
        {t('firstPage')}
      </ButtonLink>
    </Empty>
  );
}

type EmptyProps = { icon: ReactNode; heading: string; text: string; children: ReactNode };

const Empty = ({ icon, heading, text, children }: EmptyProps) => (
  <div className={classes.face}>
    <div className={`${classes.icon} mb-8 muted`}>{icon}</div>
    <h3 className="text-20 anywhere">{heading}</h3>
    <p className={classes.text}>{text}</p>
    <div className={`${classes.actions} flex wrap justify-center gap-8 mt-12`}>{children}</div>
  </div>
);
