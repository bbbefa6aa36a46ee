import type { XmlHandler } from '../tables/xml-reader.ts';
import { unsafe } from './attachment-problem.ts';

/** Parts that run or fetch something, whatever they are called. */
const active =
  /\/(?:oleObject|control|activeX\w*|vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet|aFChunk|attachedTemplate|externalLink|ui\/extensibility|ui\/userCustomization)$/i;
/** Somebody clicks on it, and is asked. */
const link = /\/hyperlink$/i;
const fineTarget = /^(?:https?:|mailto:|tel:|ftp:|file:\/{3}[a-z]:|(?![\w.+-]*:|[\\/]{2}))/i;

/**
 * Judges a part while it is read, so that nothing hides from it that the reader understands: texts in brackets, comments
 * between letters, letters as numbers.
 */
export function officeJudge({ isRelations }: { isRelations: boolean }): OfficeJudge {
  const fields = fieldsJudge();
  const formulas = formulasJudge();
  return {
    open(name, attribute) {
      if (isRelations && name === 'Relationship') checkRelation(attribute);
      fields.open(name, attribute);
      formulas.open(name);
    },
    close(name) {
      fields.close(name);
      formulas.close(name);
    },
    text(text) {
      fields.text(text);
      formulas.text(text);
    },
    doctype() {
      throw unsafe('a part with words of its own');
    },
    end: fields.end,
  };
}

type OfficeJudge = XmlHandler & { end(): void };
type Attribute = (name: string) => string | undefined;

/** A document's relations to others; only links may lead outside. */
function checkRelation(attribute: Attribute): void {
  const type = attribute('Type') ?? '';
  if (active.test(type)) throw unsafe('a document that runs or fetches something');
  const isOutside = !/^(?:internal)?$/i.test((attribute('TargetMode') ?? '').trim());
  if (isOutside && !(link.test(type) && fineTarget.test((attribute('Target') ?? '').trim())))
    throw unsafe('a document that reaches outside');
}

/** Fields that start another program (DDE); their words may be cut into pieces, each in a tag of its own. */
function fieldsJudge() {
  let fields = '';
  let isInstruction = false;
  return {
    open(name: string, attribute: Attribute): void {
      if (name === 'fldChar') fields += '\n';
      else if (name === 'fldSimple') fields += `\n${attribute('instr') ?? ''}\n`;
      else if (instruction.test(name)) isInstruction = true;
    },
    close(name: string): void {
      if (instruction.test(name)) isInstruction = false;
    },
    text(text: string): void {
      if (isInstruction) fields += text;
    },
    end(): void {
      if (/^\s*DDE(?:AUTO)?\b/im.test(fields)) throw unsafe('a field that starts a program');
    },
  };
}

const instruction = /^(?:instrText|delInstrText)$/;
const formula = /^(?:f|definedName|formula\d?)$/;

/** Links of a workbook to other programs, and formulas that call one. */
function formulasJudge() {
  let written: string | undefined;
  return {
    open(name: string): void {
      if (name === 'ddeLink' || name === 'oleLink') throw unsafe('a workbook that calls a program');
      if (formula.test(name)) written = '';
    },
    close(name: string): void {
      if (!formula.test(name) || written === undefined) return;
      // What is between quotation marks is a text.
      if (/\|\s*'[^']*'\s*!|\|\w+!/.test(written.replaceAll(/"[^"]*"/g, '')))
        throw unsafe('a formula that calls a program');
      written = undefined;
    },
    text(text: string): void {
      if (written !== undefined) written += text;
    },
  };
}
