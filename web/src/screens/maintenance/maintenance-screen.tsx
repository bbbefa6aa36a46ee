import { IconBarrierBlock, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ownMarketFirst, PhoneLink, portalConfigQueries, recheckMs } from '#capabilities/portal-config/index.ts';
import { useNow } from '#platform/clock.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';
import classes from './maintenance-screen.module.css';

/** In place of every screen while the portal is closed; it opens by itself at the first look that finds it open (S18). */
export function MaintenanceScreen() {
  const { t } = useTranslation('maintenance');
  const config = useQuery(portalConfigQueries.config());
  const lastLook = Math.max(config.dataUpdatedAt, config.errorUpdatedAt);
  const seconds = Math.ceil((lastLook + recheckMs - useNow(1000).getTime()) / 1000);

  return (
    <MessagePage
      icon={<IconBarrierBlock size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('heading')}
      actions={
        <>
          <Button
            loading={config.isFetching}
            onClick={() => void config.refetch()}
            leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('checkNow')}
          </Button>
          <ButtonLink to="/contact" variant="default">
            {t('contact')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('text')}</p>
      <OwnPhones />
      <p role="timer" className="tabular">
        {t('checkAgain', { seconds: Math.min(Math.max(seconds, 0), recheckMs / 1000) })}
      </p>
    </MessagePage>
  );
}

/** The page works without them: a failed look-up of the phones is not one more thing to tell. */
function OwnPhones() {
  const language = useLanguage();
  const { data = [] } = useQuery(portalConfigQueries.contacts());
  const [own] = ownMarketFirst(data, language);
  if (!own) return null;
  return (
    <p className={`${classes.phones} flex wrap justify-center text-20`}>
      {own.phones.map(({ number }) => (
        <PhoneLink key={number} number={number} />
      ))}
    </p>
  );
}
