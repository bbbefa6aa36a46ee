import type { Plugin } from 'vite';

/** Names the Latin font in the page itself, so that it travels with the styles and not after them. */
export function preloadFont(): Plugin {
  return {
    name: 'dray:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const font = Object.keys(bundle).find((file) => file.includes('inter-latin-wght-normal'));
        if (!font) throw new Error('the Latin font is not among the built files');
        const attributes = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs: attributes, injectTo: 'head' }];
      },
    },
  };
}
