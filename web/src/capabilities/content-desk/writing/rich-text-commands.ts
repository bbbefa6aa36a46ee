import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './markdown-schema.ts';

export const richTextTools = [
  'bold',
  'italic',
  'heading',
  'bullets',
  'numbers',
  'quote',
  'link',
  'undo',
  'redo',
] as const;
export type RichTextTool = (typeof richTextTools)[number];

const { nodes, marks } = schema;
const headingLevel = 2;

/** Whether what the tool makes is there already, where the cursor stands. */
export function isToolOn(state: EditorState, tool: RichTextTool): boolean {
  const { $from, from, to, empty } = state.selection;
  const hasMark = (name: 'strong' | 'em' | 'link'): boolean => {
    const mark = marks[name];
    if (!mark) return false;
    return empty
      ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, mark);
  };
  const isWithin = (...names: string[]): boolean =>
    Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) =>
      names.includes(node.type.name),
    );
  switch (tool) {
    case 'bold':
      return hasMark('strong');
    case 'italic':
      return hasMark('em');
    case 'link':
      return hasMark('link');
    case 'heading':
      return isWithin('heading');
    case 'bullets':
      return isWithin('bullet_list');
    case 'numbers':
      return isWithin('ordered_list');
    case 'quote':
      return isWithin('blockquote');
    default:
      return false;
  }
}

/** What a press of a tool does; pressed again it takes away what it made. */
export function commandOf(state: EditorState, tool: Exclude<RichTextTool, 'link'>): Command {
  const isOn = isToolOn(state, tool);
  switch (tool) {
    case 'bold':
      return toggleMark(marks.strong);
    case 'italic':
      return toggleMark(marks.em);
    case 'heading':
      return isOn ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level: headingLevel });
    case 'bullets':
      return isOn ? liftListItem(nodes.list_item) : wrapInList(nodes.bullet_list, { tight: true });
    case 'numbers':
      return isOn ? liftListItem(nodes.list_item) : wrapInList(nodes.ordered_list, { tight: true });
    case 'quote':
      return isOn ? lift : wrapIn(nodes.blockquote);
    case 'undo':
      return undo;
    case 'redo':
      return redo;
  }
}

/** The address of the link at the cursor. */
export function linkAt({ selection, doc }: EditorState): string {
  const mark =
    marks.link.isInSet(selection.$from.marks()) ??
    doc.nodeAt(selection.from)?.marks.find(({ type }) => type === marks.link);
  return typeof mark?.attrs.href === 'string' ? mark.attrs.href : '';
}

/** The chosen words lead there; without any the address itself stands in the text. An empty address takes the link away. */
export function setLink(address: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (address === '') {
      dispatch?.(state.tr.removeMark(from, to, marks.link));
      return true;
    }
    const link = marks.link.create({ href: address });
    const change = empty ? state.tr.insert(from, schema.text(address, [link])) : state.tr.addMark(from, to, link);
    dispatch?.(change.scrollIntoView());
    return true;
  };
}
