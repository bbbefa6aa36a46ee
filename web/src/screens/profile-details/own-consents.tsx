import type { ConsentKind } from '@dray/contract/identity/consents.ts';
import type { ConsentsOfPerson } from '@dray/contract/identity/own-account.rest.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountQueries, LegalLink } from '#capabilities/account/index.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useReaderZone } from '#platform/texts/reader-zone.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { zoneDay } from '#platform/texts/zone-day.ts';
import { Button } from '#ui/button.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './own-consents.module.css';

/** What one has accepted, in which version and when; what is new can be accepted here. */
export function OwnConsents() {
  const { t } = useTranslation('account');
  const query = useQuery(accountQueries.consents());
  const accepting = useAccepting();
  return (
    <Card heading={t('consents.heading')}>
      <BlockStates query={query} failed={t('consents.failed')} waiting={<p>{t('consents.notAccepted')}</p>}>
        {(consents) => (
          <ul className="grid">
            {consents.map((consent) => (
              <OneConsent
                key={consent.kind}
                consent={consent}
                isAccepting={accepting.isPending && accepting.variables.kind === consent.kind}
                onAccept={() => accepting.mutate(consent)}
              />
            ))}
          </ul>
        )}
      </BlockStates>
    </Card>
  );
}

function useAccepting() {
  const { t } = useTranslation('account');
  const queries = useQueryClient();
  const accepting = useMutation({
    mutationFn: ({ kind, version }: { kind: ConsentKind; version: string }) =>
      callRest('PUT /identity/users/AcceptConsents', { body: { [kind]: version } }),
    onSuccess: (consents) => queries.setQueryData(accountQueries.consents().queryKey, consents),
    onError: (failure, consent) =>
      showFailure({ topic: 'consents', text: t('consents.notKept'), failure, retry: () => accepting.mutate(consent) }),
  });
  return accepting;
}

type OneProps = { consent: ConsentsOfPerson[number]; isAccepting: boolean; onAccept: () => void };

function OneConsent({ consent, isAccepting, onAccept }: OneProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const timeZone = useReaderZone();
  const { kind, version, acceptedVersion, acceptedAt } = consent;
  const accepted =
    acceptedVersion && acceptedAt
      ? t('consents.accepted', {
          version: acceptedVersion,
          date: formatShortDate(language, zoneDay(new Date(acceptedAt), timeZone)),
        })
      : t('consents.notAccepted');
  return (
    <li className={classes.consent}>
      <div>
        <p className="medium">{t(`consents.name.${kind}`)}</p>
        <p className="text-14 muted">{accepted}</p>
      </div>
      <LegalLink kind={kind} />
      {acceptedVersion !== version && (
        <Button variant="default" size="sm" loading={isAccepting} onClick={onAccept} className={classes.accept}>
          {t('consents.accept', { version })}
        </Button>
      )}
    </li>
  );
}
