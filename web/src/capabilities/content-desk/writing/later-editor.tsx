import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { Later } from '#ui/page/later.tsx';
import classes from './rich-text.module.css';
import type { TextProps } from './rich-text.tsx';

const MarkdownEditor = lazy(async () => {
  const editor = await loadChunk(() => import('./markdown-editor.tsx'));
  return { default: editor.MarkdownEditor };
});

/** The library comes with the first text that somebody writes: who answers requests or looks at orders needs none of it. */
export const LaterEditor = (props: TextProps) => (
  <Later fallback={<div className={`${classes.frame} ${classes.text}`} />}>
    <MarkdownEditor {...props} />
  </Later>
);
