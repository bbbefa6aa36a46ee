import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { copyAndTell } from '#ui/overlay/toasts/copy-button.tsx';
import classes from './ordered-number.module.css';

/** The number to quote, large enough to be read out over the telephone, and to be copied by one press. */
export function OrderedNumber({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('result');
  const copy = () => copyAndTell(orderNumber, { done: t('thanks.copied'), failed: t('thanks.copyFailed') });
  return (
    <section className={`${classes.number} row wrap between card`}>
      <div>
        <h2 className="text-13 medium letters-0 muted">{t('thanks.number')}</h2>
        <p className={classes.figures}>{orderNumber}</p>
      </div>
      <Button
        variant="default"
        data-print="no"
        onClick={() => void copy()}
        leftSection={<IconCopy size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t('thanks.copy')}
      </Button>
    </section>
  );
}
