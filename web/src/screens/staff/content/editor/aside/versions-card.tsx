import { useContentStep, type WholeContent } from '#capabilities/content-desk/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { Card } from '#ui/page/card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { FailedNote } from '../../../parts/failed-note.tsx';
import type { Fields } from '../fields/use-writing.ts';

type Version = WholeContent['versions'][number];
const shownAtMost = 12;

/** What was, newest first. Each can be the draft again; nothing is ever written over that customers have read. */
export function VersionsCard({ fields: { now, writing } }: { fields: Fields }) {
  const { t } = useTranslation('content-desk');
  const { shown } = now;
  const step = useContentStep(shown);
  const restore = async ({ version: restored }: Version) => {
    if (!(await writing.finish())) return;
    step.mutate(
      { step: 'restore', version: writing.read().shown.revision, restored },
      {
        onSuccess: (fresh) => {
          writing.fill(fresh);
          showToast({ tone: 'done', topic: 'content', text: t('done.restored') });
        },
      },
    );
  };
  return (
    <Card heading={t('versions.heading')}>
      <FailedNote text={t('versions.failed')} error={step.error} />
      <ul className="grid gap-12">
        {shown.versions.slice(0, shownAtMost).map((version) => (
          <li key={version.version} className="row between gap-8">
            <Words version={version} />
            {version.stands !== 'draft' && shown.mayChange && (
              <Button
                variant="default"
                size="sm"
                loading={
                  step.isPending && step.variables.step === 'restore' && step.variables.restored === version.version
                }
                onClick={() => void restore(version)}
              >
                {t('versions.restore')}
                <VisuallyHidden> {String(version.version)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Words({ version }: { version: Version }) {
  const { t } = useTranslation('content-desk');
  const clock = useStaffClock();
  const { publishedAt, createdAt, createdBy, publishedBy } = version;
  return (
    <span className="shrinkable">
      <span className="block text-14 semibold">
        {t(`versions.${version.stands}`)} · {version.version}
      </span>
      <span className="block text-13 muted anywhere">
        {[clock.moment(publishedAt ?? createdAt), publishedBy ?? createdBy ?? t('fromFolder')].join(' · ')}
      </span>
    </span>
  );
}
