import { Agent, request } from 'node:http';

export type Call = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

/** What came of a while of asking: how many answers, how long each took, and the first that was not right. */
export type Measured = { requests: number; seconds: number; millis: number[]; bytes: number };

/** For so long, or so many calls. */
export type Extent = { seconds: number } | { calls: number };

const connections = 16;

/** Keeps sixteen calls under way; each connection asks again as soon as it was answered. */
export async function putLoad(port: number, extent: Extent, nextCall: (n: number) => Call): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const measured: Measured = { requests: 0, seconds: 0, millis: [], bytes: 0 };
  const startedAt = performance.now();
  let n = 0;
  const isOver = () => ('calls' in extent ? n >= extent.calls : performance.now() >= startedAt + extent.seconds * 1000);
  const keepAsking = async () => {
    while (!isOver()) {
      const askedAt = performance.now();
      const number = n;
      n += 1;
      const body = await ask(agent, port, nextCall(number));
      measured.millis.push(performance.now() - askedAt);
      measured.requests += 1;
      measured.bytes += body.length;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  measured.seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return measured;
}

export function ask(agent: Agent | undefined, port: number, call: Call): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method: call.method,
        path: call.path,
        agent,
        headers: { ...call.headers, ...(call.body ? { 'content-type': 'application/json' } : {}) },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          // A refusal is quicker than an answer, so one of them would make everything look better.
          if (answer.statusCode !== 200 || text.includes('"errors":[{') || text.includes('"user_errors":[{')) {
            reject(new Error(`${call.path} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
          } else resolve(text);
        });
        answer.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

export const add = (a: Measured, b: Measured): Measured => ({
  requests: a.requests + b.requests,
  seconds: a.seconds + b.seconds,
  millis: [...a.millis, ...b.millis],
  bytes: a.bytes + b.bytes,
});

export const nothing: Measured = { requests: 0, seconds: 0, millis: [], bytes: 0 };

export function percentile(millis: readonly number[], share: number): number {
  const sorted = [...millis].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
