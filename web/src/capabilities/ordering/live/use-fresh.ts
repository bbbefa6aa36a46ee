import { useEffect, useRef, useState } from 'react';

const freshMs = 8_000;

/** Which rows have just changed by themselves; each is fresh for a few seconds after its last change. */
export function useFresh(): { fresh: ReadonlySet<string>; mark: (key: string) => void } {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current.values()) clearTimeout(timer);
    };
  }, []);
  const mark = (key: string) => {
    clearTimeout(timers.current.get(key));
    setFresh((keys) => new Set(keys).add(key));
    const end = () => setFresh((keys) => new Set([...keys].filter((each) => each !== key)));
    timers.current.set(key, setTimeout(end, freshMs));
  };
  return { fresh, mark };
}
