import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { pageSize } from '#capabilities/catalogue/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Pager as Pages } from '#ui/list/pager.tsx';
import { tabPaths } from '../query/tab-paths.ts';
import type { List } from '../query/use-list.ts';

type Props = { list: List; total: number; onTurn: () => void };

/** The pages of the catalogue; filters and view come along in each address. */
export function Pager({ list: { tab, address, page: current }, total, onTurn }: Props) {
  const { t } = useTranslation('catalogue');
  // With a key held the link opens somewhere else, and this page stays.
  const turn = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey && onTurn();
  const words = {
    label: t('pager.label'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    page: (n: number) => t('pager.page', { n }),
  };

  return (
    <Pages
      current={current}
      total={total}
      words={words}
      link={(page, look) => (
        <Link to={tabPaths[tab]} search={{ ...address, page }} resetScroll={false} onClick={turn} {...look} />
      )}
    >
      {t('pager.perPage', { n: pageSize })}
    </Pages>
  );
}
