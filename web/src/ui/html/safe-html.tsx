import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { Later } from '../page/later.tsx';
import { HtmlContainer, type HtmlProps } from './html-container.tsx';
import classes from './safe-html.module.css';

const LaterHtml = lazy(async () => {
  await whenIdle();
  const { sanitiseHtml } = await loadChunk(() => import('./sanitise-html.ts'));
  return { default: (props: HtmlProps) => <HtmlContainer {...props} clean={sanitiseHtml} /> };
});

/**
 * Markup that somebody wrote comes into a page by this and by `SanitisedHtml` alone. The server has cleaned it already;
 * it is cleaned again here, by another program, because one mistake must not be enough. The cleaner's code comes when
 * the page is there: what it cleans is read below everything that is decided on.
 */
export const SafeHtml = (props: HtmlProps) => (
  <Later fallback={<div className={classes.waiting} />}>
    <LaterHtml {...props} />
  </Later>
);
