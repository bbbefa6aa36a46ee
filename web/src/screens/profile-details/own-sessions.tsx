import type { SessionOfPerson } from '@dray/contract/identity/own-account.rest.ts';
import { writtenMoment } from '@dray/contract/texts/written-value.ts';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconWorld } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '#capabilities/account/index.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useReaderZone } from '#platform/texts/reader-zone.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './own-sessions.module.css';

const icons = { phone: IconDeviceMobile, tablet: IconDeviceTablet, computer: IconDeviceDesktop };

/** Where one is signed in, and the way to end it there. */
export function OwnSessions() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const query = useQuery(accountQueries.sessions());
  const ending = useEnding();
  const { sessions = [], programs = 0 } = query.data ?? {};
  const hasOthers = sessions.some(({ isThisOne }) => !isThisOne) || programs > 0;

  return (
    <Card heading={t('sessions.heading')}>
      <BlockStates query={query} failed={t('sessions.failed')} waiting={<p>{t('sessions.unknown')}</p>}>
        {() => (
          <>
            <ul className="grid">
              {sessions.map((session) => (
                <OneSession
                  key={session.id}
                  session={session}
                  isEnding={ending.isPending && ending.variables === session.id}
                  onEnd={() => ending.mutate(session.id)}
                />
              ))}
            </ul>
            {programs > 0 && (
              <p className="mb-12 text-14 muted">
                {t('sessions.programs', { count: programs, n: formatNumber(language, programs) })}
              </p>
            )}
            {hasOthers && (
              <Button
                variant="default"
                size="sm"
                loading={ending.isPending && ending.variables === undefined}
                onClick={() => ending.mutate(undefined)}
              >
                {t('sessions.endOthers')}
              </Button>
            )}
          </>
        )}
      </BlockStates>
    </Card>
  );
}

/** One of them by its id, or all others. */
function useEnding() {
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? callRest('DELETE /identity/users/Sessions', {})
        : callRest('DELETE /identity/users/Sessions/:id', { params: { id } }),
    onError: (failure, id) =>
      showFailure({ topic: 'sessions', text: t('sessions.notEnded'), failure, retry: () => ending.mutate(id) }),
    onSettled: () => queries.invalidateQueries({ queryKey: accountQueries.sessions().queryKey }),
  });
  return ending;
}

type OneProps = { session: SessionOfPerson; isEnding: boolean; onEnd: () => void };

function OneSession({ session, isEnding, onEnd }: OneProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const timeZone = useReaderZone();
  const { browser, system, form, isThisOne } = session;
  const Icon = form ? icons[form] : IconWorld;
  const name = [browser, system].filter(Boolean).join(', ') || t('sessions.unknown');
  const at = (moment: string) => writtenMoment(language, new Date(moment), timeZone);
  return (
    <li className={classes.session}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <p className="semibold">
          {name}
          {isThisOne && <span className="success"> · {t('sessions.here')}</span>}
        </p>
        <p className="text-14 muted">{t('sessions.times', { since: at(session.since), used: at(session.lastUsed) })}</p>
      </div>
      {!isThisOne && (
        <Button
          variant="default"
          size="sm"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('sessions.endOne', { device: name })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
