import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, Slice } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { sanitiseHtml } from '#ui/html/sanitise-html.ts';
import { schema, toDocument, toMarkdown } from './markdown-schema.ts';

const { nodes, marks } = schema;

const asTyped = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list, { tight: true }),
    wrappingInputRule(/^\s*1\.\s$/, nodes.ordered_list, { tight: true }),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
  ],
});

const newLine = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

// Tab is left alone: it goes on to the next field, as everywhere.
const keys = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  'Shift-Enter': newLine,
  Enter: splitListItem(nodes.list_item),
};

type Opening = {
  place: HTMLElement;
  markdown: string;
  attributes: Record<string, string>;
  onChange: (markdown: string) => void;
  /** Also where only the cursor has moved. */
  onState: (state: EditorState) => void;
};

/** The library's editor in a place of ours. What is pasted goes through our own sanitiser, never through its. */
export function openRichText({ place, markdown, attributes, onChange, onState }: Opening): EditorView {
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: toDocument(markdown),
      plugins: [history(), asTyped, keymap(keys), keymap(baseKeymap)],
    }),
    attributes,
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      onState(state);
      if (transaction.docChanged) onChange(toMarkdown(state.doc));
    },
    handleDOMEvents: {
      paste: (_view, event) => takeOver(view, event, event.clipboardData),
      drop: (_view, event) => takeOver(view, event, event.dataTransfer),
    },
  });
  onState(view.state);
  return view;
}

/** The library would parse markup by a policy of its own, which the page's security does not let through. */
function takeOver(view: EditorView, event: Event, given: DataTransfer | null): boolean {
  const html = given?.getData('text/html');
  const text = given?.getData('text/plain') ?? '';
  event.preventDefault();
  const slice = html
    ? DOMParser.fromSchema(schema).parseSlice(sanitiseHtml(html, ''))
    : new Slice(toDocument(text).content, 1, 1);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}
