import { IconCircleCheck, IconFileCheck, IconMoodSad } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/message-page.tsx';

const results = {
  '/thanks': { name: 'thanks', icon: IconCircleCheck },
  '/bulk-upload-success': { name: 'bulkUploadSuccess', icon: IconFileCheck },
  '/ko': { name: 'ko', icon: IconMoodSad },
} as const;

/** How something ended: an order, a file, or neither. Opened without anything having ended, the guard leads home (T29). */
export function ResultScreen() {
  const { t } = useTranslation('result');
  const { pathname, state } = useLocation();
  const shown = results[pathname as keyof typeof results];
  if (!shown) return null;
  const { name, icon: Icon } = shown;
  const orderNumber = state.result?.orderNumber;

  return (
    <MessagePage
      icon={<Icon size={40} stroke={1.5} aria-hidden="true" />}
      heading={t(`${name}.heading`)}
      actions={
        <>
          <ButtonLink to="/">{t('home')}</ButtonLink>
          {name === 'ko' && (
            <ButtonLink to="/contact" variant="default">
              {t('contact')}
            </ButtonLink>
          )}
        </>
      }
    >
      {orderNumber && <p className="tabular">{t('orderNumber', { number: orderNumber })}</p>}
      <p>{t(`${name}.text`)}</p>
    </MessagePage>
  );
}
