import { IconAlarm, IconClock } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useBriefCart } from '../queries/cart.queries.ts';
import type { RunningCutOff } from './cut-off.model.ts';
import classes from './cut-off-chip.module.css';
import { useCutOffWords } from './cut-off-words.ts';
import { useCutOff } from './use-cut-off.ts';

// Further ahead there is nothing to hurry for; the cart and the first page tell it.
const shownMinutes = 12 * 60;

type Props = { timeZone: string; isShort: boolean };

/** How long one may still order for the next truck: the small line of the ship-to; on a phone the time alone is behind it. */
export function CutOffChip({ timeZone, isShort }: Props) {
  const running = useCutOff(useBriefCart())?.running;
  if (!running || running.minutes > shownMinutes) return null;
  return <Chip {...running} timeZone={timeZone} isShort={isShort} />;
}

type ChipProps = RunningCutOff & Props;

function Chip({ timeZone, isShort, ...cutOff }: ChipProps) {
  const { t } = useTranslation('cart');
  const words = useCutOffWords(cutOff, timeZone);
  const Icon = cutOff.stage === 'calm' ? IconClock : IconAlarm;
  if (isShort) {
    return (
      <span className={classes.bar} data-stage={cutOff.stage}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        {/* The bar names the day already. */}
        <VisuallyHidden>{t('cutOff.chipLeft', words)}</VisuallyHidden>
        <span className={classes.left} aria-hidden="true">
          {words.left}
        </span>
      </span>
    );
  }
  return (
    <span className={classes.line} data-stage={cutOff.stage}>
      {t('cutOff.line', words)}
    </span>
  );
}
