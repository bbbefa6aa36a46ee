export { BannerSlide } from './banner-slide.tsx';
export { BannerStrip } from './banner-strip.tsx';
export { ContentLink } from './content-link.tsx';
export { AttachedFiles } from './item/attached-files.tsx';
export { ContentStates } from './item/content-states.tsx';
export { useForeign } from './item/foreign.ts';
export { Helpful } from './item/helpful.tsx';
export { ItemText } from './item/item-text.tsx';
export { isNotThere } from './item/not-there.ts';
export { plainText, readingMinutes } from './item/reading-minutes.ts';
export { safeLinkOf } from './item/safe-link.ts';
export { typeName } from './item/type-name.ts';
export { LegalText } from './legal-text.tsx';
export {
  type Material,
  type MaterialFilters,
  type MaterialFolder,
  materialsQueries,
} from './materials/materials.queries.ts';
export { type MaterialsAddress, readMaterialsAddress } from './materials/materials-address.ts';
export { cancelZip, downloadZip, useZipDownload } from './materials/zip-download.ts';
export { ArticleCards } from './news/article-cards.tsx';
export { ArticleFacts } from './news/article-facts.tsx';
export { ArticleText } from './news/article-text.tsx';
export { inventedArticles } from './news/invented-articles.ts';
export { kindIcons } from './news/kind-icons.ts';
export { NewsTeasers } from './news/lazy-teasers.tsx';
export {
  type Article,
  type ArticleFilters,
  type ArticleList,
  markArticleRead,
  newsQueries,
} from './news/news.queries.ts';
export { type NewsAddress, readNewsAddress } from './news/news-address.ts';
export { contentQueries } from './queries/content.queries.ts';
export { rotationMs } from './rotation.ts';
export {
  type AnswerFilters,
  answersQueries,
  countAsked,
  type Knowledge,
  type Question,
  type Theme,
} from './support/answers.queries.ts';
export { HelpTabs } from './support/help-tabs.tsx';
export { readSupportAddress, type SupportAddress } from './support/support-address.ts';
export {
  type CourseState,
  countFinished,
  inLearningOrder,
  minutesLeft,
  nextChapter,
  nextCourse,
  shareOf,
  stateOf,
} from './training/course-progress.ts';
export { answerCheck, saveProgress } from './training/progress.ts';
export {
  type Chapter,
  type ListedTraining,
  type TeamMember,
  type Training,
  trainingQueries,
} from './training/training.queries.ts';
export { readTrainingAddress, type TrainingAddress } from './training/training-address.ts';
export { GuideButton } from './tutorial/guide-button.tsx';
export { LaterTutorial } from './tutorial/later-tutorial.ts';
