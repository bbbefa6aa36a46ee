import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Article, AttachedFiles, kindIcons, newsQueries, useForeign } from '#capabilities/content/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SourcePicture } from '#ui/source-picture.tsx';
import classes from './article-aside.module.css';
import { Concerns } from './concerns.tsx';

const others = 3;

/** Beside an article: what of it concerns the reader, its attachments, and what else is new. */
export function ArticleAside({ article }: { article: Article }) {
  const { t } = useTranslation('content');
  return (
    <>
      <Concerns concerns={article.concerns} />
      <AttachedFiles heading={t('files')} files={article.files} />
      <MoreNews path={article.path} />
    </>
  );
}

/** It comes by another call and is last, so that it moves nothing; without it the article is whole. */
function MoreNews({ path }: { path: string }) {
  const { t } = useTranslation('news');
  const { data } = useQuery(newsQueries.list({}, useLanguage()));
  const more = data?.results.filter((each) => each.path !== path).slice(0, others) ?? [];
  if (more.length === 0) return null;
  return (
    <section data-print="no">
      <h2 className="mb-8 text-14 muted">{t('article.more')}</h2>
      <ul>
        {more.map((each) => (
          <li key={each.path}>
            <Other article={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Other({ article: { path, title, image, kind, date, language } }: { article: Article }) {
  const { t } = useTranslation('news');
  const reading = useLanguage();
  const lang = useForeign(language);
  return (
    <Link to="/news/$path" params={{ path }} className={`${classes.other} flex gap-12 rule-above plain`}>
      <span className={classes.picture}>
        <SourcePicture picture={image && { link: image.link, alt: '' }} icon={kindIcons[kind]} />
      </span>
      <span>
        <strong className={`${classes.title} block text-15 semibold anywhere`} lang={lang}>
          {title}
        </strong>
        <span className="text-13 muted">
          {t(`kind.${kind}`)} · {formatShortDate(reading, date)}
        </span>
      </span>
    </Link>
  );
}
