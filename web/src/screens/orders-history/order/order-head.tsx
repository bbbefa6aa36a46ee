import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { iconButtonClass } from '#ui/icon-button.tsx';
import { CopyButton } from '#ui/overlay/toasts/copy-button.tsx';
import { Sideways } from '#ui/page/sideways/sideways.tsx';
import { sidewaysClass, useSideways } from '#ui/page/sideways/use-sideways.ts';
import { OrderBadges } from './order-badges.tsx';
import classes from './order-head.module.css';
import { OrderNumbers } from './order-numbers.tsx';

type Props = { orderNumber: string; order: OrderDetail | undefined; onBack: (event: MouseEvent) => void };

const toList = ({ order, ...filters }: { order?: string }) => filters;

/** Which order it is, how far it is, and who placed it. Its heading never waits; the rest has its room before it comes. */
export function OrderHead({ orderNumber: text, order, onBack }: Props) {
  const { t } = useTranslation(['orders', 'order']);
  const badges = useSideways<HTMLDivElement>(undefined);
  return (
    <header className={classes.head}>
      <nav aria-label={t('orders:detail.breadcrumb')} data-print="no">
        <Link
          to="/orders/history"
          search={toList}
          className={iconButtonClass}
          aria-label={t('orders:heading')}
          onClick={onBack}
        >
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </Link>
      </nav>
      <div className="row shrinkable">
        <h1>{t('orders:number', { number: text })}</h1>
        <CopyButton
          label={t('order:copy.button', { text })}
          text={text}
          done={t('order:copy.done', { text })}
          failed={t('order:copy.failed', { text })}
        />
      </div>
      <div className={classes.badges}>
        <Sideways row={badges}>
          <div ref={badges} className={`${sidewaysClass} flex gap-8`}>
            {order && <OrderBadges order={order} />}
          </div>
        </Sideways>
      </div>
      <div className={classes.facts}>{order && <OrderNumbers order={order} />}</div>
    </header>
  );
}
