import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { EditorState } from 'prosemirror-state';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import classes from './rich-text.module.css';
import { isToolOn, type RichTextTool, richTextTools } from './rich-text-commands.ts';

const icons: Readonly<Record<RichTextTool, TablerIcon>> = {
  bold: IconBold,
  italic: IconItalic,
  heading: IconHeading,
  bullets: IconList,
  numbers: IconListNumbers,
  quote: IconBlockquote,
  link: IconLink,
  undo: IconArrowBackUp,
  redo: IconArrowForwardUp,
};

type Props = { state: EditorState | undefined; onUse: (tool: RichTextTool) => void };

/** Above the text, as in every program in which one writes; the arrow keys go from one to the next. */
export function RichTextTools({ state, onUse }: Props) {
  const { t } = useTranslation('content-desk');
  return (
    <div role="toolbar" aria-label={t('tools.label')} className={classes.tools} onKeyDown={walk}>
      {richTextTools.map((tool, nth) => {
        const Icon = icons[tool];
        const isAction = tool === 'undo' || tool === 'redo';
        return (
          <IconButton
            key={tool}
            label={t(`tools.${tool}`)}
            title={t(`tools.${tool}`)}
            className={classes.tool}
            tabIndex={nth === 0 ? 0 : -1}
            aria-pressed={isAction ? undefined : state !== undefined && isToolOn(state, tool)}
            // The text keeps its cursor, and what is chosen in it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onUse(tool)}
          >
            <Icon size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        );
      })}
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (by === 0 || at < 0) return;
  event.preventDefault();
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
