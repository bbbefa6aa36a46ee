import { IconClockPause, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import type { ProductCardFieldsFragment } from '../../generated/operations.ts';
import classes from './availability-note.module.css';

type Availability = Pick<ProductCardFieldsFragment, 'not_orderable_reason' | 'substitute'>;

type Props = {
  product: Availability;
  /** Without a ground of its own, where what is around it has one. */
  isPlain?: boolean;
};

/** Why it cannot be ordered now, in the server's words, and what to take instead. */
export function AvailabilityNote({ product, isPlain = false }: Props) {
  const { t } = useTranslation('catalogue');
  const { not_orderable_reason: reason, substitute } = product;
  if (!reason) return null;
  const Icon = reason.code === 'OUT_OF_STOCK' ? IconClockPause : IconInfoCircle;
  return (
    <div className={`${classes.note} flex gap-8 text-13 muted`} data-plain={isPlain || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <div className="shrinkable">
        <p className="semibold ink pretty">{reason.message}</p>
        {substitute && (
          <p>
            {t('availability.substitute')}:{' '}
            <Link to="/catalog/$id" params={{ id: substitute.sku }} className={classes.substitute}>
              {substitute.name}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
