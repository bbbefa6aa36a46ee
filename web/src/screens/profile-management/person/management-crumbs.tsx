import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';

const toList = ({ person, view, ...filters }: { person?: string; view?: string }) => filters;

/** The way back to the list, narrowed as it was. */
export function ManagementCrumbs({ current }: { current: string }) {
  const { t } = useTranslation(['people', 'profile']);
  return (
    <Breadcrumb
      label={t('people:breadcrumb')}
      links={[
        { key: 'profile', link: <Link to="/profile/details">{t('profile:heading')}</Link> },
        {
          key: 'people',
          link: (
            <Link to="/profile/management" search={toList}>
              {t('people:heading')}
            </Link>
          ),
        },
      ]}
      current={current}
    />
  );
}
