/** One message of the server's stream, as `text/event-stream` writes it. */
export type StreamEvent = { id: string | undefined; name: string; data: string };

/** What a message may be long: more is not ours, and nobody should have to keep it. */
const maxLineLength = 4096;

/**
 * Reads the lines of a stream as they come, however the network cuts them. A comment is a sign of life only, and is recognised by
 * `read` answering with nothing.
 */
export function createEventReader(): { read: (text: string) => StreamEvent[] } {
  let rest = '';
  let event = emptyEvent();

  const readLine = (line: string): StreamEvent[] => {
    if (line === '') {
      const done = event;
      event = emptyEvent();
      return done.data ? [done] : [];
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'id') event.id = value;
    else if (field === 'event') event.name = value;
    else if (field === 'data') event.data = event.data ? `${event.data}\n${value}` : value;
    return [];
  };

  return {
    read(text) {
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      if (rest.length > maxLineLength) throw new Error('a line of the stream has no end');
      return lines.flatMap(readLine);
    },
  };
}

const emptyEvent = (): StreamEvent => ({ id: undefined, name: 'message', data: '' });
