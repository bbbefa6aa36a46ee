import { IconArrowLeft, IconMessageOff } from '@tabler/icons-react';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** There is no such request for this reader, whatever the reason: also where the address holds nonsense. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallRefused && (error.status === 404 || error.status === 400);

export function NoTicket({ isPage }: { isPage: boolean }) {
  const { t } = useTranslation('requests');
  return (
    <MessagePage
      icon={<IconMessageOff size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('ticket.notFound')}
      headingLevel={isPage ? 1 : 2}
      actions={
        <ButtonLink
          to="/support/tickets"
          search={{}}
          variant="default"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('ticket.all')}
        </ButtonLink>
      }
    >
      <p>{t('ticket.notFoundText')}</p>
    </MessagePage>
  );
}
