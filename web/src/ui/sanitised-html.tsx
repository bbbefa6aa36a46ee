import { HtmlPlace, type HtmlProps } from './html-place.tsx';
import { sanitiseHtml } from './sanitise-html.ts';

/** `SafeHtml` for a screen whose text is what one came for: the cleaner comes with the screen, and nothing moves later. */
export const SanitisedHtml = (props: HtmlProps) => <HtmlPlace {...props} clean={sanitiseHtml} />;
