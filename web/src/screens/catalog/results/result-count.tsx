import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { List } from '../query/use-list.ts';
import classes from './result-count.module.css';
import { shownCount } from './shown-count.ts';

/** How many there are; read out whenever it changes, and so is the page. */
export function ResultCount({ list }: { list: List }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { data } = list.query;
  const count = data && shownCount(data, list.tab);
  const pages = data?.page_info.total_pages ?? 1;
  return (
    <p role="status" className={`${classes.count} text-14 muted tabular`}>
      {count === 0 && t('noResults')}
      {count !== undefined && count > 0 && t('results', { count, n: formatNumber(language, count) })}
      {pages > 1 && (
        <VisuallyHidden>
          {`. ${t('pager.position', { n: list.page, total: formatNumber(language, pages) })}`}
        </VisuallyHidden>
      )}
    </p>
  );
}
