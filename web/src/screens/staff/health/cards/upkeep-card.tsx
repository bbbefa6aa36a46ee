import { formatSpan, type PortalHealth } from '#capabilities/health/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { StateRow } from './state-row.tsx';

/** What an operator keeps up: room, backups, and the versions that run. */
export function UpkeepCard({ health }: { health: PortalHealth }) {
  const { t } = useTranslation('health');
  const { portal, migration, node, postgres } = health.versions;
  const has = (code: PortalHealth['findings'][number]['code']) => health.findings.some((each) => each.code === code);
  return (
    <Card heading={t('upkeep')}>
      <ul className="no-bullets m-0 p-0">
        <DiskRow health={health} />
        <MarkRow
          name={t('backup')}
          mark={health.backup}
          at={health.at}
          isOld={has('backup-old') || has('backup-unknown')}
        />
        <MarkRow
          name={t('drill')}
          mark={health.drill}
          at={health.at}
          isOld={has('drill-old') || has('drill-unknown')}
        />
        <StateRow state="ok" word={t('faults.none')} name={t('versions')} value={portal}>
          {t('versionsOf', { migration, node, postgres })}
        </StateRow>
      </ul>
    </Card>
  );
}

type MarkProps = { name: string; mark: PortalHealth['backup']; at: string; isOld: boolean };

function MarkRow({ name, mark, at, isOld }: MarkProps) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const clock = useStaffClock();
  const age = mark && formatSpan(language, (Date.parse(at) - Date.parse(mark.at)) / 1_000);
  return (
    <StateRow
      state={isOld ? 'warning' : 'ok'}
      word={isOld ? t('faults.late') : t('faults.none')}
      name={name}
      value={age ?? '–'}
    >
      {mark ? [clock.moment(mark.at), mark.note].filter(Boolean).join(' · ') : t('noneKnown')}
    </StateRow>
  );
}

/** Of the process whose volume has least room. */
function DiskRow({ health }: { health: PortalHealth }) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const [fullest] = health.processes
    .flatMap(({ name, disk, isSilent }) => (disk && !isSilent ? [{ name, ...disk }] : []))
    .toSorted((a, b) => a.freeMegabytes / a.totalMegabytes - b.freeMegabytes / b.totalMegabytes);
  if (!fullest) return null;
  const { freeMegabytes, totalMegabytes, isFull } = fullest;
  const gigabytes = (megabytes: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 }).format(
      megabytes / 1_024,
    );
  return (
    <StateRow
      state={isFull ? 'failed' : 'ok'}
      word={isFull ? t('full') : t('faults.none')}
      name={t('disk')}
      value={formatPercent(language, 1 - freeMegabytes / totalMegabytes)}
    >
      {t('freeOf', { free: gigabytes(freeMegabytes), total: gigabytes(totalMegabytes) })}
    </StateRow>
  );
}
