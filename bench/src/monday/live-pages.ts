import { Agent, type IncomingMessage, request } from 'node:http';

export type LivePages = {
  /** How many are open, and how many things they were told. */
  look(): { open: number; events: number };
  close(): void;
};

/** Pages that stay open beside everything, each listening to what changes: as many as one process takes of one person. */
export const pagesOfOne = 20;

export async function openLivePages(port: number, tokens: readonly string[], pages: number): Promise<LivePages> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  let open = 0;
  let events = 0;
  const openOne = async (token: string | undefined) => {
    const answer = await begin(agent, port, token ?? '');
    open += 1;
    answer.on('data', (bytes: Buffer) => {
      if (bytes.includes('event: ')) events += 1;
    });
    answer.once('close', () => {
      open -= 1;
    });
  };
  // A few at a time: a browser that comes back in the morning does not come with two thousand others at once.
  const atOnce = 20;
  for (let page = 0; page < pages; page += atOnce) {
    const next = Array.from(
      { length: Math.min(atOnce, pages - page) },
      (_, nth) => tokens[(page + nth) % tokens.length],
    );
    await Promise.all(next.map(openOne));
  }
  return { look: () => ({ open, events }), close: () => agent.destroy() };
}

function begin(agent: Agent, port: number, token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const outgoing = request({ host: '127.0.0.1', port, path: '/api/events', agent, headers }, (answer) => {
      answer.on('error', () => undefined);
      if (answer.statusCode === 200) resolve(answer);
      else reject(new Error(`A live page was answered ${answer.statusCode}`));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
