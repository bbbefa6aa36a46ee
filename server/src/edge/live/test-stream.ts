/** One open stream, as a browser's page reads it. */
export async function openTestStream(url: string, token: string, headers: Readonly<Record<string, string>> = {}) {
  const ending = new AbortController();
  const answer = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: ending.signal,
  });
  const frames: { id: string | undefined; event: string; data: unknown }[] = [];
  let isOver = false;
  const reading = (async () => {
    let rest = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const fields = new Map(
          part.split('\n').map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
        );
        const event = fields.get('event');
        if (event) frames.push({ id: fields.get('id'), event, data: JSON.parse(fields.get('data') ?? 'null') });
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    frames,
    isOver: () => isOver,
    async close() {
      ending.abort();
      await reading;
    },
  };
}
