import type { contentRoutes } from '@dray/contract/content/content.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { safeLinkOf } from '../item/safe-link.ts';
import classes from './tutorial.module.css';

export type HelpPage = RestAnswer<(typeof contentRoutes)['listHelpPages']>['results'][number];

/** Plain text; an empty line begins a paragraph. */
export function TutorialPage({ page, number }: { page: HelpPage; number: number }) {
  const { t } = useTranslation('tutorial');
  const file = page.file && safeLinkOf(page.file.link);
  return (
    <>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <h3 className="mb-6">{page.title}</h3>
      {page.body.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className={classes.text}>
          {paragraph}
        </p>
      ))}
      {file && (
        <a className={classes.file} href={file.href} download target="_blank" rel="noopener noreferrer">
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
          {t('file')}
        </a>
      )}
    </>
  );
}
