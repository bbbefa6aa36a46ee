import type { StaffRight } from '@dray/contract/staff/rights.ts';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { staffQueries, useStaffWords } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** Which right is missing, which roles bring it, and who gives them. */
export function RightMissing({ right }: { right: StaffRight }) {
  const { t } = useTranslation('staff');
  const words = useStaffWords();
  const { data } = useQuery(staffQueries.roles());
  const namesWith = (wanted: StaffRight) =>
    words.list(
      (data?.results ?? []).filter(({ rights }) => rights.includes(wanted)).map(({ id, name }) => words.role(id, name)),
    );
  const [roles, givers] = [namesWith(right), namesWith('staff.manage')];
  return (
    <MessagePage
      icon={<IconLock size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('missing.heading')}
      actions={<ButtonLink to="/staff">{t('missing.toDesk')}</ButtonLink>}
    >
      <p>{t('missing.right', { right: words.right(right) })}</p>
      {data && <p>{roles === givers ? t('missing.whoSame', { roles }) : t('missing.who', { roles, givers })}</p>}
    </MessagePage>
  );
}
