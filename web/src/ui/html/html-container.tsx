import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import { markWords } from './mark-words.ts';
import classes from './safe-html.module.css';
import type { sanitiseHtml } from './sanitise-html.ts';

export type HtmlProps = {
  html: string;
  /** Written behind the words of every link to the web: opens in a new tab. */
  newTab: string;
  /** What was looked for: it stands out where it is found. */
  marked?: string | undefined;
};

/** Where cleaned markup is put. The cleaner is handed in, for its code may come later than the page. */
export function HtmlContainer({ html, newTab, marked = '', clean }: HtmlProps & { clean: typeof sanitiseHtml }) {
  const router = useRouter();
  const fill = useCallback(
    (container: HTMLDivElement | null) => {
      if (!container) return;
      const text = clean(html, newTab);
      markWords(text, marked);
      container.replaceChildren(text);
    },
    [clean, html, newTab, marked],
  );
  // A link within the portal is walked by the router: loading everything anew would lose what is open.
  const walk = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!address?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    router.history.push(address);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click, too.
    <div ref={fill} className={classes.text} onClick={walk} />
  );
}
