import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { BriefCart } from '../queries/cart.queries.ts';
import { type GaugeLoad, type LoadLevel, type Measure, palletsOf, weightOf } from './gauge-load.ts';
import { missingText, weightText } from './gauge-text.ts';
import classes from './load-words.module.css';

const icons: Record<LoadLevel, typeof IconCircleCheck> = {
  under: IconAlertTriangle,
  reached: IconCircleCheck,
  over: IconCircleX,
};

/** "3.5 of 33 · 1.5 pallets missing": the picture in figures; the weight of pallets is below. */
export function LoadFigures({ load, isShort = false }: { load: GaugeLoad; isShort?: boolean }) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const language = useLanguage();
  const weight = weightOf(load);
  const weightOnly = t('gauge.weightOf', {
    n: weightText(language, weight.value),
    max: weightText(language, weight.maximum),
  });
  if (load.handstacked) {
    return (
      <p className={classes.figures}>
        <strong>{weightOnly}</strong> <Missing measure={weight} kind="weight" />
      </p>
    );
  }
  const pallets = palletsOf(load);
  return (
    <p className={classes.figures}>
      <strong>
        {t('gauge.palletsOf', {
          n: formatNumber(language, pallets.value),
          max: formatNumber(language, pallets.maximum),
        })}
      </strong>{' '}
      <Missing measure={pallets} kind="pallets" />
      {!isShort && <span className={classes.second}>{weightOnly}</span>}
    </p>
  );
}

type MissingProps = { measure: Measure; kind: 'pallets' | 'weight' };

/** What is missing or too much, in word, shape and colour. */
export function Missing({ measure, kind }: MissingProps) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const language = useLanguage();
  const { level, minimum } = measure;
  if (level === 'reached' && minimum === undefined) return null;
  const Icon = icons[level];
  const word = {
    under: missingText({ t, language }, kind, measure),
    reached: t('gauge.reached'),
    over: t('gauge.exceeded'),
  }[level];
  return (
    <span className={classes.standing} data-standing={level}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {word}
    </span>
  );
}

type Progress = BriefCart['progress_bar_data'];

const levelOf = ({ code }: Progress): LoadLevel =>
  code === 'LOAD_REACHED' ? 'reached' : code.endsWith('ABOVE_MAXIMUM') ? 'over' : 'under';

/** The server's own sentence on the load, and the limit that is broken (K7, K8). */
export function LoadMessage({ progress, children }: { progress: Progress; children?: ReactNode }) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const level = levelOf(progress);
  const Icon = icons[level];
  return (
    <div className={`${classes.message} flex relative gap-10 text-14`} data-standing={level}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <p>
        <strong>{progress.message}</strong> {progress.limit_message}{' '}
        {progress.isFullTruck && level === 'reached' && t('gauge.fullTruck')} {children}
      </p>
      <Announcement text={[progress.message, progress.limit_message].filter(Boolean).join(' ')} />
    </div>
  );
}

const settleMs = 800;

/** Read out when the verdict has changed and stood still for a moment; never when the page opens. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '' && text === first) return;
    const timer = setTimeout(() => setSaid(text), settleMs);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
