import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { type PageLinkLook, Pager } from './pager.tsx';

type Props = {
  current: number;
  total: number;
  link: (page: number, look: PageLinkLook) => ReactNode;
  children?: ReactNode;
};

/** The pages of a list, in the words that all lists share. */
export function ListPager(props: Props) {
  const { t } = useTranslation('list');
  const words = {
    label: t('pager.label'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    page: (n: number) => t('pager.page', { n }),
  };
  return <Pager {...props} words={words} />;
}
