import { IconArrowLeft, IconSchoolOff } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** There is no such course for this reader, whatever the reason. */
export function NoCourse() {
  const { t } = useTranslation('training');
  return (
    <MessagePage
      icon={<IconSchoolOff size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('course.notFound')}
      actions={
        <ButtonLink
          to="/training"
          variant="default"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('course.all')}
        </ButtonLink>
      }
    >
      <p>{t('course.notFoundText')}</p>
    </MessagePage>
  );
}
