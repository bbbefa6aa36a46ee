import { IconDownload } from '@tabler/icons-react';
import type { Contract } from '#capabilities/contracts/index.ts';
import { actingLink } from '#platform/acting.ts';
import { formatNumber, formatPercent, formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { NextStep } from './next-step.tsx';
import classes from './volume-card.module.css';
import { VolumeLegend } from './volume-legend.tsx';
import { VolumeMeter } from './volume-meter.tsx';

/** The contract itself: whose it is, how much of it is kept, and what would bring it further. */
export function VolumeCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { id, name, payerName, number, places: shipTos, hasFile, committedHl } = contract;
  const count = shipTos.filter(({ shipToId }) => shipToId !== null).length;
  const language = useLanguage();
  const facts = [
    payerName,
    ...(count > 0 ? [t('places', { count, n: formatNumber(language, count) })] : []),
    t('number', { number }),
  ];
  const file = hasFile && (
    <Button
      component="a"
      variant="default"
      size="sm"
      href={actingLink(`/api/contracts/${encodeURIComponent(id)}/file`)}
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('file')}
    </Button>
  );
  return (
    <Card heading={name} lead={facts.join(' · ')} actions={file}>
      {committedHl !== null && <Volume contract={contract} committedHl={committedHl} />}
    </Card>
  );
}

function Volume({ contract, committedHl }: { contract: Contract; committedHl: number }) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const { deliveredHl, elapsedShare, state, next } = contract;
  const share = formatPercent(language, Math.round((deliveredHl / committedHl) * 100) / 100);
  const time = formatPercent(language, Math.round(elapsedShare * 100) / 100);
  return (
    <>
      <p className="flex wrap align-baseline gap-4-16">
        <strong className={classes.big}>
          {formatNumber(language, deliveredHl)}{' '}
          <span className="text-20">{t('of', { hl: formatQuantity(language, committedHl, 'hl') })}</span>
        </strong>
        <span className="muted">
          {state === 'ended' ? t('progressEnded', { share }) : t('progress', { share, time })}
        </span>
      </p>
      <VolumeMeter contract={contract} committedHl={committedHl} />
      <VolumeLegend contract={contract} committedHl={committedHl} />
      {next && <NextStep contract={contract} next={next} />}
    </>
  );
}
