import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';

type Props = {
  current: 'details' | 'management' | 'company' | 'notifications';
  /** How many people there are; nothing while it is not known. */
  people?: number | undefined;
};

/** The screens of one's own profile. Every one of them draws it below its heading. */
export function ProfileTabs({ current, people }: Props) {
  const { t } = useTranslation('profile');
  const tabs = [
    {
      key: 'details',
      label: t('tabs.details'),
      link: (look: object) => <Link to="/profile/details" activeOptions={{ exact: true }} {...look} />,
    },
    {
      key: 'management',
      label: t('tabs.management'),
      count: people,
      link: (look: object) => <Link to="/profile/management" {...look} />,
    },
    { key: 'company', label: t('tabs.company'), link: (look: object) => <Link to="/profile/company" {...look} /> },
    {
      key: 'notifications',
      label: t('tabs.notifications'),
      link: (look: object) => <Link to="/profile/details" search={{ view: 'notifications' }} {...look} />,
    },
  ];
  return <LinkTabs label={t('tabs.label')} current={current} tabs={tabs} />;
}
