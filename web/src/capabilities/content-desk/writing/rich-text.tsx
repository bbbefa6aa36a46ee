import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useCallback, useRef, useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { openRichText } from './open-rich-text.ts';
import classes from './rich-text.module.css';
import { commandOf, linkAt, type RichTextTool, setLink } from './rich-text-commands.ts';
import { RichTextTools } from './rich-text-tools.tsx';

export type TextProps = {
  label: string;
  /** In which it is written: spelling is judged by it. */
  lang: string;
  /** With which it begins; from then on it is its own. */
  markdown: string;
  /** Stays the same as long as the text is there. */
  onChange: (markdown: string) => void;
};

/** A text as its readers will see it. */
export function RichText({ label, lang, markdown, onChange }: TextProps) {
  const view = useRef<EditorView>(undefined);
  const beginning = useRef(markdown);
  const [state, setState] = useState<EditorState>();
  const [isLinking, setLinking] = useState(false);
  const open = useCallback(
    (place: HTMLDivElement | null) => {
      if (!place) return;
      const attributes = {
        class: classes.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        spellcheck: 'true',
      };
      const opened = openRichText({ place, markdown: beginning.current, attributes, onChange, onState: setState });
      view.current = opened;
      return () => opened.destroy();
    },
    [label, lang, onChange],
  );
  const use = (tool: RichTextTool) => {
    if (tool === 'link') return setLinking(true);
    const { current } = view;
    if (!current) return;
    commandOf(current.state, tool)(current.state, current.dispatch, current);
    current.focus();
  };
  return (
    <div className={classes.frame}>
      <RichTextTools state={state} onUse={use} />
      <div ref={open} />
      {isLinking && state && (
        <LinkDialog
          address={linkAt(state)}
          onClose={() => setLinking(false)}
          onSet={(address) => {
            setLinking(false);
            const { current } = view;
            if (current) setLink(address)(current.state, current.dispatch);
            current?.focus();
          }}
        />
      )}
    </div>
  );
}
