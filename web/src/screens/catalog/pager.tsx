import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { pageSize } from '#capabilities/catalogue/selection.wire.ts';
import { formatNumber } from '#platform/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts.ts';
import { pageNumbers } from './page-numbers.ts';
import classes from './pager.module.css';
import { tabPaths } from './tab-paths.ts';
import type { List } from './use-list.ts';

type Props = { list: List; total: number; onTurn: () => void };

/** Pages as links, so that each can be opened beside this one or sent to somebody. */
export function Pager({ list: { tab, address, page: current }, total, onTurn }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  if (total < 2) return null;
  // With a key held the link opens somewhere else, and this page stays.
  const turn = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey && onTurn();

  const to = (page: number, label: string, face: ReactNode) => (
    <Link
      to={tabPaths[tab]}
      search={{ ...address, page }}
      resetScroll={false}
      className={classes.page}
      aria-label={label}
      aria-current={page === current ? 'page' : undefined}
      onClick={turn}
    >
      {face}
    </Link>
  );

  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <ul className={classes.pages}>
        {current > 1 && (
          <li>
            {to(current - 1, t('pager.previous'), <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />)}
          </li>
        )}
        {pageNumbers(current, total).map((page, index) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name.
            <li key={`gap ${index}`} className={classes.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>{to(page, t('pager.page', { n: page }), formatNumber(language, page))}</li>
          ),
        )}
        {current < total && (
          <li>{to(current + 1, t('pager.next'), <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />)}</li>
        )}
      </ul>
      <p className={classes.size}>{t('pager.perPage', { n: pageSize })}</p>
    </nav>
  );
}
