import { useQuery } from '@tanstack/react-query';
import { type OwnExport, ownExportQuery, useAskExport, useFetchExport } from '#capabilities/people-desk/index.ts';
import { formatDateWithWeekday, formatTime } from '#platform/texts/format-date.ts';
import { useReaderZone } from '#platform/texts/reader-zone.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { zoneDay } from '#platform/texts/zone-day.ts';
import { Button } from '#ui/button.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { Card } from '#ui/page/card.tsx';

/** What is kept of the reader, as a file that they alone can fetch. */
export function OwnExportCard() {
  const { t } = useTranslation('own-data');
  const { data } = useQuery(ownExportQuery);
  return (
    <Card heading={t('heading')} lead={t('lead')}>
      {data && (
        <div className="grid one-column gap-12">
          <p role="status" className="text-14 muted">
            <Stand shown={data} />
          </p>
          <div className="flex wrap gap-8">
            <Actions shown={data} />
          </div>
        </div>
      )}
    </Card>
  );
}

function Stand({ shown: { state, expiresAt } }: { shown: OwnExport }) {
  const { t } = useTranslation('own-data');
  const language = useLanguage();
  const zone = useReaderZone();
  if (state !== 'made' || !expiresAt) return t(`states.${state}`);
  const moment = new Date(expiresAt);
  const when = `${formatDateWithWeekday(language, zoneDay(moment, zone))}, ${formatTime(language, moment, zone)}`;
  return t('states.made', { when });
}

function Actions({ shown: { state, id } }: { shown: OwnExport }) {
  const { t } = useTranslation('own-data');
  const asking = useAskExport();
  const fetching = useFetchExport();
  const ask = (): void =>
    asking.mutate(undefined, {
      onError: (failure) => showFailure({ topic: 'own-data', text: t('notAsked'), failure, retry: ask }),
    });
  const fetchFile = (): void => {
    if (!id) return;
    fetching.mutate(id, {
      onError: (failure) => showFailure({ topic: 'own-data', text: t('notFetched'), failure, retry: fetchFile }),
    });
  };
  if (state === 'made')
    return (
      <Button loading={fetching.isPending} onClick={fetchFile}>
        {t('download')}
      </Button>
    );
  return (
    <Button variant="default" loading={asking.isPending || state === 'waiting'} onClick={ask}>
      {t('ask')}
    </Button>
  );
}
