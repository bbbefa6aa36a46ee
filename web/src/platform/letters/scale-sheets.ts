import { scaledQuery } from './scaled-query.ts';

const originals = new WeakMap<CSSMediaRule, string>();
let scale = 1;
let watcher: MutationObserver | undefined;

/** Every style sheet asks for the width of the window in the letters of the page, those that come later, too. */
export function scaleSheets(wanted: number): void {
  scale = wanted;
  for (const sheet of document.styleSheets) scaleRules(sheet);
  if (watcher) return;
  watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) scaleSheetOf(node);
  });
  watcher.observe(document.head, { childList: true });
}

function scaleSheetOf(node: Node): void {
  if (node instanceof HTMLStyleElement && node.sheet) scaleRules(node.sheet);
  if (!(node instanceof HTMLLinkElement) || node.rel !== 'stylesheet') return;
  if (node.sheet) scaleRules(node.sheet);
  node.addEventListener('load', () => node.sheet && scaleRules(node.sheet), { once: true });
}

function scaleRules({ cssRules }: { cssRules: CSSRuleList }): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule) scaleMedia(rule);
    if ('cssRules' in rule) scaleRules(rule as CSSGroupingRule);
  }
}

function scaleMedia(rule: CSSMediaRule): void {
  const original = originals.get(rule) ?? rule.media.mediaText;
  originals.set(rule, original);
  const query = scaledQuery(original, scale);
  if (query !== rule.media.mediaText) rule.media.mediaText = query;
}
