/** Statements of one function; more of them are lists of changing length, which nobody sends twice. */
const maxTexts = 50;
const namedTexts = new Map<string, Map<string, string>>();

let owner: string | undefined;

/** Whatever is started before `work` first waits for something belongs to this owner. */
export function asOwner<T>(name: string, work: () => T): T {
  const before = owner;
  owner = name;
  try {
    return work();
  } finally {
    owner = before;
  }
}

/** The text as it is sent: behind the name of the part that starts it now. */
export function withOwner(text: string): string {
  if (owner === undefined) return text;
  let texts = namedTexts.get(owner);
  if (!texts) {
    texts = new Map();
    namedTexts.set(owner, texts);
  }
  const known = texts.get(text);
  if (known !== undefined) return known;
  const whole = `/* ${owner} */ ${text}`;
  if (texts.size < maxTexts) texts.set(text, whole);
  return whole;
}
