import { Link } from '@tanstack/react-router';
import type { ArticleFilters, ArticleList } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { LinkChips } from '#ui/list/link-chips.tsx';

const order = ['event', 'product', 'price', 'logistics', 'news'] as const;

// Else the router takes the chip of all for the current one whatever else is chosen.
const exact = { exact: true } as const;

type Props = { filters: ArticleFilters; kinds: ArticleList['kinds'] | undefined };

/** One kind of articles at a time; a kind of which there is nothing is not offered. */
export function KindChips({ filters: { kind, q }, kinds }: Props) {
  const { t } = useTranslation('news');
  const searching = q ? { q } : {};
  const totalOf = (each: string) => kinds?.find((found) => found.kind === each)?.total ?? 0;
  const offered = order.filter((each) => each === kind || !kinds || totalOf(each) > 0);
  return (
    <LinkChips
      label={t('kinds.label')}
      current={kind ?? 'all'}
      chips={[
        {
          key: 'all',
          label: t('kinds.all'),
          link: (look) => <Link to="/news" search={searching} activeOptions={exact} {...look} />,
        },
        ...offered.map((each) => ({
          key: each,
          label: t(`kinds.${each}`),
          count: kinds && totalOf(each),
          link: (look: object) => (
            <Link to="/news" search={{ ...searching, kind: each }} activeOptions={exact} {...look} />
          ),
        })),
      ]}
    />
  );
}
