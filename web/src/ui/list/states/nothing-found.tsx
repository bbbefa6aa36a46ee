import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../../button.tsx';
import { EmptyState } from './empty-state.tsx';

type Props = { heading: string; text?: string; onClear: () => void };

/** There are rows, but none that the filters leave: the way out is to clear them. */
export function NothingFound({ heading, text, onClear }: Props) {
  const { t } = useTranslation('list');
  return (
    <EmptyState
      icon={IconFilterOff}
      heading={heading}
      {...(text ? { text } : {})}
      actions={
        <Button variant="default" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      }
    />
  );
}
