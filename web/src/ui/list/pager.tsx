import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { pageNumbers } from './page-numbers.ts';
import classes from './pager.module.css';

export type PageLinkLook = {
  className: string | undefined;
  'aria-label': string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};

type Props = {
  current: number;
  total: number;
  words: { label: string; previous: string; next: string; page: (n: number) => string };
  /** Pages are links, so that each can be opened beside this one or sent to somebody; only the screen knows where to. */
  link: (page: number, look: PageLinkLook) => ReactNode;
  /** What is beside the pages. */
  children?: ReactNode;
};

/** The pages of a list around the present one; a list of one page has none. */
export function Pager({ current, total, words, link, children }: Props) {
  const language = useLanguage();
  if (total < 2) return null;
  const to = (page: number, label: string, content: ReactNode) =>
    link(page, {
      className: classes.page,
      'aria-label': label,
      'aria-current': page === current ? 'page' : undefined,
      children: content,
    });

  return (
    <nav className="row wrap justify-center gap-4-16 mt-24" aria-label={words.label} data-print="no">
      <ul className="flex wrap justify-center gap-4">
        {current > 1 && (
          <li>{to(current - 1, words.previous, <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />)}</li>
        )}
        {pageNumbers(current, total).map((page, index) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name.
            <li key={`gap ${index}`} className={classes.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>{to(page, words.page(page), formatNumber(language, page))}</li>
          ),
        )}
        {current < total && (
          <li>{to(current + 1, words.next, <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />)}</li>
        )}
      </ul>
      {children && <p className="text-14 muted">{children}</p>}
    </nav>
  );
}
