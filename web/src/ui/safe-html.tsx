import { lazy, Suspense, useCallback } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { whenIdle } from '#platform/when-idle.ts';
import classes from './safe-html.module.css';

type Props = {
  html: string;
  /** Written behind the words of every link to the web: opens in a new tab. */
  newTab: string;
};

const SanitisedHtml = lazy(async () => {
  await whenIdle();
  const { sanitiseHtml } = await loadChunk(() => import('./sanitise-html.ts'));
  return {
    default: function Sanitised({ html, newTab }: Props) {
      const fill = useCallback(
        (place: HTMLDivElement | null) => place?.replaceChildren(sanitiseHtml(html, newTab)),
        [html, newTab],
      );
      return <div ref={fill} className={classes.text} />;
    },
  };
});

/**
 * The only way by which markup that somebody wrote comes into a page. The server has cleaned it already; it is cleaned
 * again here, by another program, because one mistake must not be enough. The cleaner's code comes when the page
 * stands: what it cleans is read below everything that is decided on.
 */
export const SafeHtml = (props: Props) => (
  <Suspense fallback={<div className={classes.waiting} />}>
    <SanitisedHtml {...props} />
  </Suspense>
);
