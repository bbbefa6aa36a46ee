import { unsafe } from './attachment-problem.ts';

/** What another part of the document, or something outside it, is to it. */
type Relation = { type: string; target: string; isOutside: boolean };

/** Parts that run or fetch something, whatever they are called. */
const active =
  /\/(?:oleObject|control|activeX\w*|vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet|aFChunk|attachedTemplate|externalLink|ui\/extensibility|ui\/userCustomization)$/i;
/** Somebody clicks on it, and is asked. */
const link = /\/hyperlink$/i;
const fineTarget = /^(?:https?:|mailto:|tel:|ftp:|file:\/{3}[a-z]:|(?![\w.+-]*:|[\\/]{2}))/i;

/** A document's relations to others; only links may lead outside. */
export function checkRelations(xml: string): void {
  for (const { type, target, isOutside } of relationsIn(xml)) {
    if (active.test(type)) throw unsafe('a document that runs or fetches something');
    if (isOutside && !(link.test(type) && fineTarget.test(target.trim())))
      throw unsafe('a document that reaches outside');
  }
}

function* relationsIn(xml: string): Generator<Relation> {
  for (const { tag } of tagsIn(xml, /^Relationship$/))
    yield {
      type: attribute(tag, 'Type'),
      target: attribute(tag, 'Target'),
      isOutside: !/^(?:internal)?$/i.test(attribute(tag, 'TargetMode').trim()),
    };
}

/** Fields that start another program (DDE); their words may be cut into pieces, each in a tag of its own. */
export function checkFields(xml: string): void {
  let fields = '';
  for (const { name, tag, text } of tagsIn(xml, /^(?:fldChar|instrText|delInstrText|fldSimple)$/))
    fields += name === 'fldChar' ? '\n' : name === 'fldSimple' ? `\n${attribute(tag, 'instr')}\n` : decoded(text);
  if (/^\s*DDE(?:AUTO)?\b/im.test(fields)) throw unsafe('a field that starts a program');
}

/** Links of a workbook to other programs, and formulas that call one. */
export function checkFormulas(xml: string): void {
  for (const { name, text } of tagsIn(xml, /^(?:ddeLink|oleLink|f|definedName|formula\d?)$/)) {
    if (name.endsWith('Link')) throw unsafe('a workbook that calls a program');
    // What is between quotation marks is a text.
    if (/\|\s*'[^']*'\s*!|\|\w+!/.test(decoded(text).replaceAll(/"[^"]*"/g, '')))
      throw unsafe('a formula that calls a program');
  }
}

type Tag = { name: string; tag: string; text: string };

/** Those of a name, whatever is before it, with the text behind each; one look at every letter. */
function* tagsIn(xml: string, wanted: RegExp): Generator<Tag> {
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const next = xml.indexOf('<', at + 1);
    const name = /^(?:[\w.-]{1,60}:)?([\w.-]{1,60})/.exec(xml.slice(at + 1, at + 123))?.[1];
    if (name !== undefined && wanted.test(name)) {
      const whole = xml.slice(at + 1, next < 0 ? undefined : next);
      const tag = /^(?:"[^"]*"|'[^']*'|[^"'>])*/.exec(whole)?.[0] ?? '';
      yield { name, tag, text: whole.slice(tag.length + 1) };
    }
    at = next;
  }
}

function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return decoded(found?.[1] ?? found?.[2] ?? '');
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? all;
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
