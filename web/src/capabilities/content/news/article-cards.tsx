import { Link } from '@tanstack/react-router';
import { PictureCard, PictureCards } from '#ui/list/picture-card.tsx';
import { useForeign } from '../item/foreign.ts';
import { ArticleFacts } from './article-facts.tsx';
import { kindIcons } from './kind-icons.ts';
import type { Article } from './news.queries.ts';

type Level = { level?: 2 | 3 };

export const ArticleCards = ({ articles, level = 3 }: Level & { articles: readonly Article[] }) => (
  <PictureCards>
    {articles.map((article) => (
      <li key={article.path}>
        <ArticleCard article={article} level={level} />
      </li>
    ))}
  </PictureCards>
);

function ArticleCard({ article, level = 3 }: Level & { article: Article }) {
  const { path, title, summary, image, kind, language } = article;
  return (
    <PictureCard
      picture={image}
      icon={kindIcons[kind]}
      facts={<ArticleFacts article={article} />}
      name={
        <Link to="/news/$path" params={{ path }}>
          {title}
        </Link>
      }
      text={summary}
      level={level}
      lang={useForeign(language)}
    />
  );
}
