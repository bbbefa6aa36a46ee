import { IconArrowLeft, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { portalConfigQueries } from '#capabilities/portal-config/index.ts';
import { previousRoute } from '#platform/route-history.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';
import { AccessContact } from './access-contact.tsx';

/** A closed door says which one it is, why, and who has the key (S14). */
export function Error403Screen() {
  const { t } = useTranslation('access');
  const { section } = useSearch({ from: '/error403' });
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const { data: config } = useQuery({ ...portalConfigQueries.config(), enabled: false });
  // Nobody can give access to what the portal itself keeps shut.
  const isClosed = config !== undefined && section !== undefined && !isSwitchedOn(config.sections, section);

  return (
    <>
      <MessagePage
        icon={<IconLock size={40} stroke={1.5} aria-hidden="true" />}
        heading={
          section ? t('forbidden.heading', { section: t(`sections.${section}`) }) : t('forbidden.headingUnnamed')
        }
        actions={
          <>
            <Button
              onClick={() => void router.navigate({ href: previousRoute('/error403', '/login') })}
              leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('forbidden.back')}
            </Button>
            {!isClosed && (
              <Button
                variant="default"
                aria-expanded={isAsking}
                aria-controls="access-contact"
                onClick={() => setIsAsking(!isAsking)}
              >
                {t('forbidden.who')}
              </Button>
            )}
          </>
        }
      >
        <p>{t('forbidden.text')}</p>
        {isClosed && <p>{t('forbidden.closed')}</p>}
      </MessagePage>
      <div id="access-contact">{isAsking && <AccessContact />}</div>
    </>
  );
}

const isSwitchedOn = (sections: readonly { label: string; value: string }[], section: string): boolean =>
  sections.some(({ label, value }) => label === section && value === '1');
