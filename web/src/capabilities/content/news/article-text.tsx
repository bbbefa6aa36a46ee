import { IconPrinter, IconSend } from '@tabler/icons-react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { SourcePicture } from '#ui/source-picture.tsx';
import { useForeign } from '../item/foreign.ts';
import { ItemText } from '../item/item-text.tsx';
import { readingMinutes } from '../item/reading-minutes.ts';
import { ArticleFacts } from './article-facts.tsx';
import classes from './article-text.module.css';
import { kindIcons } from './kind-icons.ts';
import type { Article } from './news.queries.ts';

/** The article itself, no wider than one reads with ease. */
export function ArticleText({ article }: { article: Omit<Article, 'isUnread' | 'concerns'> }) {
  const { t } = useTranslation(['content', 'news']);
  const language = useLanguage();
  const minutes = readingMinutes(article.html);
  return (
    <div className={classes.place}>
      <article className={classes.article}>
        <div className={classes.facts}>
          <ArticleFacts article={{ ...article, isUnread: false }} />
          <span>· {t('content:reading', { count: minutes, n: formatNumber(language, minutes) })}</span>
        </div>
        <h1 className={classes.title} lang={useForeign(article.language)}>
          {article.title}
        </h1>
        {article.image && (
          <div className={classes.picture}>
            <SourcePicture picture={article.image} icon={kindIcons[article.kind]} isFirst />
          </div>
        )}
        <div className={classes.text}>
          <ItemText html={article.html} language={article.language} />
        </div>
        <div className={classes.foot} data-print="no">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('content:print')}
          </Button>
          <Button
            component="a"
            variant="default"
            size="sm"
            href={mailTo(article)}
            leftSection={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
          >
            {t('news:article.send')}
          </Button>
        </div>
      </article>
    </div>
  );
}

/** Nobody is written to yet: whom, the reader says in their own program. */
const mailTo = ({ title, path }: Pick<Article, 'title' | 'path'>): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(new URL(`/news/${encodeURIComponent(path)}`, location.origin).href)}`;
