import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useId } from 'react';
import type { Dependency, Finding } from '#capabilities/health/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/page/card.tsx';
import { useHealthWords } from '../words/use-health-words.ts';
import classes from './findings-card.module.css';

type Props = { findings: readonly Finding[]; dependencies: readonly Dependency[] };

/** What needs somebody, each with what customers notice, what helps, and where to read on. */
export function FindingsCard({ findings, dependencies }: Props) {
  const { t } = useTranslation('health');
  return (
    <Card heading={t('attention')}>
      {findings.length === 0 ? (
        <p className="flex gap-8 text-15">
          <IconCircleCheck className="rigid success" size={20} stroke={1.75} aria-hidden="true" />
          {t('fine')}
        </p>
      ) : (
        <ul className="no-bullets m-0 p-0" aria-label={t('attention')}>
          {findings.map((finding) => (
            <FindingRow key={`${finding.code} ${finding.subject}`} finding={finding} dependencies={dependencies} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function FindingRow({ finding, dependencies }: { finding: Finding; dependencies: readonly Dependency[] }) {
  const { t } = useTranslation('health');
  const id = useId();
  const words = useHealthWords(dependencies);
  const Icon = finding.level === 'danger' ? IconCircleX : IconAlertTriangle;
  const since = words.since(finding);
  return (
    <li className={`${classes.row} flex align-start gap-12`}>
      <span className={`${classes.icon} rigid`} data-tone={finding.level} aria-hidden="true">
        <Icon size={20} stroke={1.75} />
      </span>
      <div className="row wrap between grow shrinkable gap-8-16">
        <div className={`${classes.words} shrinkable anywhere`}>
          <p id={id} className="semibold pretty">
            {words.title(finding)}
            {since && <span className="regular muted"> · {since}</span>}
          </p>
          <p className="text-14 pretty">{words.advice(finding)}</p>
          <p className="text-14 muted">
            {t('readOn')} <code>{finding.runbook}</code>
          </p>
        </div>
        <QueueLink finding={finding} titleId={id} />
      </div>
    </li>
  );
}

/** Where the portal itself has a screen on which it is solved. */
function QueueLink({ finding: { code }, titleId }: { finding: Finding; titleId: string }) {
  const { t } = useTranslation('health');
  const linkId = useId();
  const view = code === 'erp-parked' ? undefined : code === 'erp-waits' ? 'waiting' : null;
  if (view === null) return null;
  return (
    <ButtonLink
      id={linkId}
      to="/staff/erp"
      search={view ? { view } : {}}
      variant="default"
      size="sm"
      aria-labelledby={`${linkId} ${titleId}`}
    >
      {t('openQueue')}
    </ButtonLink>
  );
}
