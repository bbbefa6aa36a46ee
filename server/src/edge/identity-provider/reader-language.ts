import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, type Language } from '@dray/contract/languages.ts';

type Asked = { url?: string | undefined; headers: IncomingHttpHeaders };

/** The language of a page around signing in: as the page or the portal has asked for it, else as the browser prefers. */
export function languageOfReader({ url = '', headers }: Asked): Language | undefined {
  const query = new URLSearchParams(url.split('?', 2)[1]);
  const asked = ['lang', 'ui_locales', 'Language', 'languageValue'].map((name) => query.get(name) ?? '');
  const preferred = headers['accept-language']?.split(',') ?? [];
  return [...asked, ...preferred].map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage);
}
