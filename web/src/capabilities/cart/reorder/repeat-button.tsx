import { IconRepeat } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button, type ButtonLook } from '#ui/button.tsx';
import type { Repeating } from './use-repeat.ts';

type Props = Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'> & {
  orderNumber: string;
  repeating: Repeating;
  /** The verb alone, where the order is beside it. */
  isShort?: boolean;
  /** The picture alone, on a card that has no room for a word. */
  isIconOnly?: boolean;
  className?: string | undefined;
};

export function RepeatButton({ orderNumber, repeating, isShort = false, isIconOnly = false, ...look }: Props) {
  const { t } = useTranslation('reorder');
  return (
    <Button
      {...look}
      loading={repeating.busyWith === orderNumber}
      aria-label={t('reorder.repeatNamed', { number: orderNumber })}
      leftSection={<IconRepeat size={isShort ? 18 : 20} stroke={1.75} aria-hidden="true" />}
      onClick={() => repeating.start(orderNumber)}
    >
      {!isIconOnly && t(isShort ? 'reorder.repeatShort' : 'reorder.repeat')}
    </Button>
  );
}
