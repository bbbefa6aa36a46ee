import { useTranslation } from '#platform/texts/texts.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ItemText } from '../item/item-text.tsx';
import type { PublicArticle } from './news.queries.ts';

type Props = { article: PublicArticle; onClose: () => void };

/** An article for everyone, read over the page it was announced on. */
export default function TeaserDialog({ article, onClose }: Props) {
  const { t } = useTranslation('content');
  return (
    <Dialog title={article.title} close={t('teasers.close')} onClose={onClose} size="lg">
      <ItemText html={article.html} language={article.language} />
    </Dialog>
  );
}
