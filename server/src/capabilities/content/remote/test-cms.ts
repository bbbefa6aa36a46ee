import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CmsFault = 'none' | 'error' | 'silent' | 'rubbish' | 'half';

/** A CMS of somebody else's, as far as a test needs one: answers by path, and faults to switch. */
export async function openTestCms(answerTo: (path: string, query: URLSearchParams) => unknown) {
  let fault: CmsFault = 'none';
  const asked: string[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://cms.example');
    asked.push(`${url.pathname}${url.search}`);
    open.add(response);
    response.on('close', () => open.delete(response));
    if (fault === 'silent') return;
    if (fault === 'error') return void response.writeHead(500).end('no');
    if (fault === 'rubbish') return void response.end('<html>Welcome to nginx</html>');
    if (fault === 'half') return void response.end('{"total": 1, "results": [{"title": "half"');
    const answer = answerTo(url.pathname.replace(/^\/cms\//, ''), url.searchParams);
    if (answer === undefined) return void response.writeHead(404).end();
    response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cms`,
    asked,
    /** What it was silent about it drops, so that nobody waits for an answer that will not come. */
    setFault(next: CmsFault): void {
      fault = next;
      if (next === 'none') for (const response of open) response.destroy();
    },
    async close(): Promise<void> {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
