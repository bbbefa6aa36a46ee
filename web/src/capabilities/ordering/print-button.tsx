import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';

/** Prints the page as it is; what belongs to the screen alone stays off the paper. */
export function PrintButton({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation('order');
  return (
    <Button
      variant="default"
      fullWidth={isWide}
      onClick={() => print()}
      leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('print')}
    </Button>
  );
}
