import { useContentStep } from '#capabilities/content-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/overlay/dialogs/dialog-queue.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { Card } from '#ui/page/card.tsx';
import { FailedNote } from '../../../parts/failed-note.tsx';
import type { Fields } from '../fields/use-writing.ts';
import { MomentField } from './moment-field.tsx';

/** From when until when it is shown, and the two steps that customers feel. */
export function PublishingCard({ fields }: { fields: Fields }) {
  const { t } = useTranslation('content-desk');
  const { now, writing, written, isOpen, set } = fields;
  const { shown } = now;
  const step = useContentStep(shown);
  const isPublished = shown.state !== 'draft' && shown.state !== 'ended';
  const isLater = written.from !== null && shown.state !== 'published';

  const publish = async () => {
    // What was typed last is published with the rest, or nothing is.
    if (!(await writing.finish())) return;
    const { revision } = writing.read().shown;
    step.mutate({ step: 'publish', version: revision }, { onSuccess: (fresh) => done('published', fresh) });
  };
  const unpublish = async () => {
    const isSure = await askToConfirm({
      title: t('unpublish.title'),
      text: t('unpublish.text'),
      confirm: t('unpublish.confirm'),
      isDestructive: true,
    });
    if (!isSure || !(await writing.finish())) return;
    const { revision } = writing.read().shown;
    step.mutate({ step: 'unpublish', version: revision }, { onSuccess: (fresh) => done('unpublished', fresh) });
  };
  const done = (what: 'published' | 'unpublished', fresh: typeof shown) => {
    writing.fill(fresh);
    const isWaiting = what === 'published' && (fresh.state === 'scheduled' || fresh.hasLater);
    showToast({ tone: 'done', topic: 'content', text: t(isWaiting ? 'done.scheduled' : `done.${what}`) });
  };
  return (
    <Card heading={t('publishing.heading')}>
      <div className="grid one-column gap-12">
        {isOpen && (
          <div className="grid one-column gap-12" key={now.filled}>
            <MomentField
              label={t('publishing.from')}
              hint={t('publishing.fromHint')}
              value={written.from}
              onChange={(from) => set({ from })}
            />
            <MomentField
              label={t('publishing.to')}
              hint={t('publishing.toHint')}
              value={written.to}
              onChange={(to) => set({ to })}
            />
          </div>
        )}
        <FailedNote text={t('publishing.failed')} error={step.error} />
        {shown.mayPublish ? (
          <div className="flex wrap gap-8">
            {(shown.hasDraft || now.state !== 'saved') && (
              <Button loading={step.isPending} onClick={() => void publish()}>
                {t(isLater ? 'publishing.schedule' : 'publishing.publish')}
              </Button>
            )}
            {isPublished && (
              <Button variant="default" loading={step.isPending} onClick={() => void unpublish()}>
                {t('publishing.unpublish')}
              </Button>
            )}
          </div>
        ) : (
          <p className="text-14 muted">{t('publishing.notYours')}</p>
        )}
      </div>
    </Card>
  );
}
