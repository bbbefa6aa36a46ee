export { BannerStrip } from './banner-strip.tsx';
export { contentQueries } from './content.queries.ts';
export { ContentLink } from './content-link.tsx';
export { LegalText } from './legal-text.tsx';
export { rotationMs } from './rotation.ts';
export { safeLinkOf } from './safe-link.ts';
