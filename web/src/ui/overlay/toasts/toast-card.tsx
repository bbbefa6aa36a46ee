import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './toast-card.module.css';
import type { ShownToast } from './toast-queue.ts';

const staysMs = 10_000;

export function ToastCard({ tone, text, detail, action, dismiss, opener }: ShownToast) {
  const { t } = useTranslation('common');
  const card = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);

  // Nobody is hurried: while one points at it or has the focus in it, it stays.
  useEffect(() => {
    if (tone === 'failed' || isHeld) return;
    const timer = setTimeout(dismiss, staysMs);
    return () => clearTimeout(timer);
  }, [tone, isHeld, dismiss]);

  const leave = () => {
    const hadFocus = card.current?.contains(document.activeElement);
    dismiss();
    if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const Icon = tone === 'done' ? IconCircleCheck : IconAlertTriangle;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is there.
    <div
      ref={card}
      className={`${classes.card} row gap-10 ink`}
      role={tone === 'failed' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon} data-tone={tone} />
      <div className={classes.words}>
        <p className="text-14 medium anywhere">{text}</p>
        {detail && <p className="text-13 muted">{detail}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={`${classes.action} text-14 semibold primary`}
          onClick={() => {
            action.run();
            leave();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={t('notice.close')} onClick={leave}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
