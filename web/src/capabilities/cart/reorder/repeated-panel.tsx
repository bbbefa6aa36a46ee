import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Cart } from '../queries/active-cart.queries.ts';
import { MissingLines } from './missing-lines.tsx';
import { PriceChanges } from './price-changes.tsx';
import { dropRepeated, findRepeated, keepRepeated, type RepeatedOrder } from './repeated-orders.ts';
import classes from './repeated-panel.module.css';
import { useUndoRepeat } from './use-repeat.ts';

type Props = { orderNumber: string; cart: Cart };

/** What came of repeating an order, above the cart until it is closed; another tab knows nothing of it. */
export default function RepeatedPanel({ orderNumber, cart }: Props) {
  const [repeated, setRepeated] = useState(() => findRepeated(orderNumber));
  const navigate = useNavigate();
  if (!repeated) return null;
  const close = () => {
    dropRepeated(orderNumber);
    setRepeated(undefined);
    void navigate({ to: '/cart', search: {}, replace: true, resetScroll: false });
  };
  const change = (next: RepeatedOrder) => {
    keepRepeated(next);
    setRepeated(next);
  };
  return <Panel repeated={repeated} cart={cart} onChange={change} onClose={close} />;
}

type PanelProps = {
  repeated: RepeatedOrder;
  cart: Cart;
  onChange: (next: RepeatedOrder) => void;
  onClose: () => void;
};

function Panel({ repeated, cart, onChange, onClose }: PanelProps) {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useUndoRepeat(repeated.undoId, onClose);
  useEffect(() => heading.current?.focus(), []);
  const { lines, orderNumber, placedOn, isSaved, version } = repeated;
  const missing = lines.filter(({ status }) => status === 'missing');
  const lowered = lines.filter(({ status, message }) => status === 'changed' && message);
  return (
    <section className="card" aria-labelledby={headingId} data-print="no">
      <header className={classes.head}>
        <span className={classes.icon}>
          <IconCheck size={22} stroke={2} aria-hidden="true" />
        </span>
        <div>
          <h2 id={headingId} ref={heading} tabIndex={-1} className={classes.heading}>
            {t('reorder.result.taken', {
              taken: formatNumber(language, lines.length - missing.length),
              count: lines.length,
              n: formatNumber(language, lines.length),
            })}
          </h2>
          <p className="text-15 muted pretty">
            {t('reorder.result.about', { number: orderNumber, date: formatDateWithWeekday(language, placedOn) })}{' '}
            {isSaved && t('reorder.result.saved')}
          </p>
        </div>
        {cart.version === version && (
          <button type="button" className={classes.undo} aria-busy={undo.isUndoing} onClick={undo.run}>
            <IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />
            {t('reorder.result.undo')}
          </button>
        )}
        <IconButton label={t('reorder.result.close')} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      {missing.length > 0 && (
        <MissingLines
          lines={missing}
          added={repeated.added}
          currency={repeated.currency}
          onAdded={(sku) => onChange({ ...repeated, added: [...repeated.added, sku] })}
        />
      )}
      {lowered.length > 0 && (
        <div className={classes.part}>
          <h3 className="text-15">
            {t('reorder.result.lowered', { count: lowered.length, n: formatNumber(language, lowered.length) })}
          </h3>
          <ul className="mt-6 muted">
            {lowered.map(({ sku, name, message }) => (
              <li key={sku}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <PriceChanges repeated={repeated} cart={cart} />
    </section>
  );
}
