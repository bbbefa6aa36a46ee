import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type AskedPrice, explanationQuery, linkTo } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { copyAndTell } from '#ui/overlay/toasts/copy-button.tsx';

/** A link that shows a colleague the same question and, whenever they open it, the same day. */
export function CopyLink({ asked }: { asked: AskedPrice }) {
  const { t } = useTranslation('why-price');
  const { data } = useQuery(explanationQuery(asked));
  const copy = () =>
    copyAndTell(new URL(linkTo(asked, data?.day), window.location.origin).href, {
      done: t('copy.done'),
      failed: t('copy.failed'),
    });
  return (
    <Button
      variant="default"
      leftSection={<IconLink size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {t('copy.button')}
    </Button>
  );
}
