import { webDocuments } from '@dray/contract/generated/web-documents.ts';
import type { Request } from '@playwright/test';

/** All that a call says: its address, its body, and the document that the page has sent by its id. */
export function askedOf(request: Request): string {
  const body = request.postDataBuffer()?.toString() ?? '';
  const [, id = ''] = /"documentId":"([^"]*)"/.exec(body) ?? [];
  return `${decodeURIComponent(request.url())} ${body} ${webDocuments[id] ?? ''}`;
}
