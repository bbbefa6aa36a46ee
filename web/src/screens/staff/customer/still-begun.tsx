import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { onboardingQueries } from '#capabilities/onboarding/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Note } from '#ui/page/note.tsx';

/** The way back to a customer's open onboarding; nothing where there is none, or where it is not the reader's. */
export function StillBegun({ companyId }: { companyId: string }) {
  const { t } = useTranslation('onboarding');
  const { data: self } = useQuery(staffQueries.self());
  const mayLook = holdsRight(self?.rights, 'customers.edit') || holdsRight(self?.rights, 'assignments.edit');
  const { data } = useQuery({ ...onboardingQueries.ofCompany(companyId), enabled: mayLook });
  const [open] = data?.results ?? [];
  if (!open) return null;
  return (
    <Note tone="info" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
      <p>{t('fromCustomer')}</p>
      <p className="mt-8">
        <ButtonLink to="/staff/onboardings/$id" params={{ id: open.id }} search={{}} variant="default" size="sm">
          {t('toOnboarding')}
        </ButtonLink>
      </p>
    </Note>
  );
}
