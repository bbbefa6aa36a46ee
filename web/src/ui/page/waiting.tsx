import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import hiding from '../visually-hidden.module.css';
import classes from './waiting.module.css';

const longWaitMs = 10_000;

/**
 * Draws its children as grey shapes: the real parts with invented content, so that what comes takes exactly their
 * place. Nothing is seen of it in the first 200 ms, and after ten seconds it says that work goes on (E3).
 */
export function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <p role="status" className={isLong ? classes.long : hiding.hidden}>
        {isLong ? t('stillWorking') : t('loading')}
      </p>
      <div className={classes.shapes} aria-hidden="true" inert data-coming>
        {children}
      </div>
    </>
  );
}
