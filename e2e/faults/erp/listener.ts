export type Listener = Awaited<
  ReturnType<typeof openListener<{ email: string; token: string; shipToIds: ReadonlySet<string> }>>
>;

/** One open page: what it heard and when, and the heart-beats in between. */
export async function openListener<Reader extends { token: string }>(address: string, reader: Reader) {
  const ending = new AbortController();
  const answer = await fetch(`${address}/api/events`, {
    headers: { authorization: `Bearer ${reader.token}` },
    signal: ending.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  const heard = new Map<string, number>();
  let beats = 0;
  const read = async (body: ReadableStream<Uint8Array>) => {
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const frames = (rest + chunk).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        if (frame === ': still here') beats += 1;
        const id = /^data: .*"id":"([^"]+)"/m.exec(frame)?.[1];
        if (id) heard.set(id, performance.now());
      }
    }
  };
  // Ended by us at the end of the run; one that ends before has missed what came after.
  read(answer.body).catch(() => undefined);
  return { reader, heard, beats: () => beats, close: () => ending.abort() };
}
