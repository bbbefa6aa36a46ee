import { useTranslation } from '#platform/texts/texts.ts';
import classes from './live-mark.module.css';

type Props = {
  isLive: boolean;
  /** What changed last, in words. */
  children?: string | undefined;
};

/** Whether the list follows by itself what happens elsewhere; politely announced when that stops. */
export function LiveMark({ isLive, children }: Props) {
  const { t } = useTranslation('list');
  return (
    <p className={`${classes.mark} row gap-8 text-14 muted`} data-live={isLive} role="status">
      {[t(isLive ? 'live.on' : 'live.off'), children].filter(Boolean).join(' · ')}
    </p>
  );
}
