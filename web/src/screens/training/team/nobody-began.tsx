import { IconLink } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { copyAndTell } from '#ui/overlay/toasts/copy-button.tsx';
import classes from './nobody-began.module.css';

/** Nobody of the team has begun: what to do about it is to send them here. */
export function NobodyBegan() {
  const { t } = useTranslation('training');
  const copy = () =>
    copyAndTell(`${location.origin}/training`, { done: t('team.copied'), failed: t('team.copyFailed') });
  return (
    <div className={`${classes.empty} grid items-start gap-8 card`}>
      <p className="text-15">{t('team.nobody')}</p>
      <Button
        variant="default"
        leftSection={<IconLink size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {t('team.copy')}
      </Button>
    </div>
  );
}
