import type { Tool } from '@dray/contract/sso/tools.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { currentTexts, loadTexts } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { postForm } from './post-form.ts';

type HandOff = {
  tool: Tool;
  /** As the menu calls it. */
  name: string;
  /** Null where the browser allows none: then this page gives way. */
  tab: Window | null;
  retry: () => void;
};

/** Asks for a statement of who the reader is and lets the browser carry it to the tool (U9). */
export async function handOver({ tool, name, tab, retry }: HandOff): Promise<void> {
  await loadTexts('access');
  if (tab) tell(tab, currentTexts('access')('handOff.opening', { name }));
  try {
    const { action, fields } = await callRest(`POST /api/sso/${tool}`, {});
    if (tab?.closed) return;
    postForm(action, fields, tab);
  } catch (failure) {
    tab?.close();
    const text = currentTexts('access')('handOff.failed', { name });
    showFailure({ topic: `hand-off ${tool}`, isTrueEitherWay: true, text, failure, retry });
  }
}

function tell({ document: page }: Window, text: string): void {
  page.title = text;
  page.documentElement.lang = document.documentElement.lang;
  page.body.textContent = text;
}
