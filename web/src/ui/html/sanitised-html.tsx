import { HtmlContainer, type HtmlProps } from './html-container.tsx';
import { sanitiseHtml } from './sanitise-html.ts';

/** `SafeHtml` for a screen whose text is what one came for: the cleaner comes with the screen, and nothing moves later. */
export const SanitisedHtml = (props: HtmlProps) => <HtmlContainer {...props} clean={sanitiseHtml} />;
