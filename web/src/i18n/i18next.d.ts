import 'i18next';
import type { Texts } from './catalogues.ts';

declare module 'i18next' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: i18next is told of our keys by merging into its interface.
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}
