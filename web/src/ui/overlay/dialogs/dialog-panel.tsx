import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../../button.tsx';
import { Dialog } from '../dialog.tsx';
import classes from './dialog-panel.module.css';
import type { Message, Question, Shown } from './dialog-queue.ts';

export default function DialogPanel({ request, answer }: Shown) {
  return request.kind === 'message' ? (
    <MessageDialog {...request} onSeen={() => answer(true)} />
  ) : (
    <QuestionDialog {...request} onAnswer={answer} />
  );
}

function MessageDialog({ tone, title, text, button, onSeen }: Message & { onSeen: () => void }) {
  const { t } = useTranslation('common');
  const Icon = tone === 'success' ? IconCircleCheck : IconAlertTriangle;
  return (
    <Dialog
      onClose={onSeen}
      title={
        <span className="flex gap-12">
          <Icon size={28} stroke={1.75} aria-hidden="true" className={`${classes.icon} primary`} data-tone={tone} />
          {title}
        </span>
      }
    >
      {text && <p className="muted pretty">{text}</p>}
      <div className={`${classes.actions} flex wrap justify-end gap-8 mt-20`}>
        <Button onClick={onSeen} data-autofocus>
          {button ?? t('ok')}
        </Button>
      </div>
    </Dialog>
  );
}

type QuestionProps = Question & { onAnswer: (isConfirmed: boolean) => void };

function QuestionDialog({ title, text, confirm, cancel, isDestructive = false, onAnswer }: QuestionProps) {
  const { t } = useTranslation('common');
  const Icon = isDestructive ? IconAlertTriangle : IconHelpCircle;
  return (
    <Dialog
      onClose={() => onAnswer(false)}
      title={
        <span className="flex gap-12">
          <Icon
            size={28}
            stroke={1.75}
            aria-hidden="true"
            className={`${classes.icon} primary`}
            data-tone={isDestructive ? 'error' : 'question'}
          />
          {title}
        </span>
      }
    >
      <p className="muted pretty">{text}</p>
      <div className={`${classes.actions} flex wrap justify-end gap-8 mt-20`}>
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={isDestructive || undefined}>
          {cancel ?? t('cancel')}
        </Button>
        <Button
          onClick={() => onAnswer(true)}
          className={isDestructive ? classes.destructive : undefined}
          data-autofocus={!isDestructive || undefined}
        >
          {confirm ?? t('ok')}
        </Button>
      </div>
    </Dialog>
  );
}
