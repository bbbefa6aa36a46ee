import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type Props = { name: string | undefined; onLeave: () => void };

/** Nothing of what was begun is lost: the cart stays where it was filled. */
export function ActingOver({ name, onLeave }: Props) {
  const { t } = useTranslation('acting');
  return (
    <Dialog title={t('over.title')} isForced>
      <div className="grid one-column gap-16">
        <p>{name ? t('over.textOf', { name }) : t('over.text')}</p>
        <div className="flex justify-end">
          <Button data-autofocus onClick={onLeave}>
            {t('over.back')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
