import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Article, ArticleFacts, kindIcons, useForeign } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SourcePicture } from '#ui/source-picture.tsx';
import classes from './lead-article.module.css';

/** The one that is above all others: the nearest event, else what is newest. */
export function LeadArticle({ article }: { article: Article }) {
  const { t } = useTranslation('news');
  const lang = useForeign(article.language);
  const { path, title, summary, image, kind } = article;
  return (
    <article className={`${classes.lead} grid card clip`}>
      <div className={classes.words}>
        <div className="row wrap gap-4-8 text-13 muted">
          <ArticleFacts article={article} />
        </div>
        <h2 className={classes.title} lang={lang}>
          <Link to="/news/$path" params={{ path }}>
            {title}
          </Link>
        </h2>
        <p className="mt-8 muted" lang={lang}>
          {summary}
        </p>
        <div className="mt-16">
          <ButtonLink
            to="/news/$path"
            params={{ path }}
            aria-label={`${t('readAll')}: ${title}`}
            rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('readAll')}
          </ButtonLink>
        </div>
      </div>
      <div className={classes.picture}>
        <SourcePicture picture={image} icon={kindIcons[kind]} isFirst />
      </div>
    </article>
  );
}
