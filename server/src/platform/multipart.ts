/** What one part of a form holds. */
export type FormFile = { name: string; bytes: Uint8Array };

/** A form that does not look as the standard asks for, or holds anything but the one file. */
export class MalformedForm extends Error {}

const maxBoundaryLength = 70;
const maxHeaderBytes = 8 * 1024;
const maxNameLength = 200;
const lineEnd = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');

/** The boundary that a content type names; undefined where it is no form, or names none that the standard allows. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))\s*(?:;|$)/i.exec(
    contentType ?? '',
  );
  const boundary = match?.[1] ?? match?.[2];
  const isAllowed = boundary !== undefined && boundary.length <= maxBoundaryLength && /^[\x20-\x7e]+$/.test(boundary);
  return isAllowed ? boundary : undefined;
}

/**
 * The one file of a form, whose body was read whole within its limit. Strict, because nothing but our own page and
 * programs written for this call send one: another part, another field or anything behind the end is refused.
 */
export function readOneFile(body: Buffer, boundary: string, field: string): FormFile {
  const [file] = readFiles(body, boundary, field, 1) as [FormFile];
  return file;
}

/** At least one file and so many at most, all of the same field. */
export function readFiles(body: Buffer, boundary: string, field: string, maxFiles: number): FormFile[] {
  const delimiter = Buffer.from(`--${boundary}`);
  if (!startsWith(body, delimiter, 0)) throw new MalformedForm('no part begins');
  const files: FormFile[] = [];
  for (let at = 0; ; ) {
    const { file, end } = readPart(body, delimiter, at, field);
    files.push(file);
    if (/^--(\r\n)?$/.test(body.toString('latin1', end + delimiter.length, end + delimiter.length + 5))) return files;
    if (files.length >= maxFiles) throw new MalformedForm('there are more parts than are asked for');
    at = end;
  }
}

/** One part, and where the delimiter behind it begins. */
function readPart(body: Buffer, delimiter: Buffer, at: number, field: string): { file: FormFile; end: number } {
  const headStart = at + delimiter.length + lineEnd.length;
  if (!startsWith(body, lineEnd, at + delimiter.length)) throw new MalformedForm('no part begins');
  const headStop = body.indexOf(headEnd, headStart);
  if (headStop < 0 || headStop - headStart > maxHeaderBytes)
    throw new MalformedForm('the head of the part is too long');

  const bytesStart = headStop + headEnd.length;
  const bytesStop = body.indexOf(Buffer.concat([lineEnd, delimiter]), headStop + lineEnd.length);
  if (bytesStop < 0 || bytesStop + lineEnd.length < bytesStart) throw new MalformedForm('the part does not end');
  const file = {
    name: fileNameOf(body.toString('utf8', headStart, headStop), field),
    bytes: body.subarray(bytesStart, Math.max(bytesStart, bytesStop)),
  };
  return { file, end: bytesStop + lineEnd.length };
}

const startsWith = (body: Buffer, text: Buffer, at: number): boolean =>
  body.length >= at + text.length && body.compare(text, 0, text.length, at, at + text.length) === 0;

function fileNameOf(head: string, field: string): string {
  const dispositions = head.split('\r\n').filter((line) => /^content-disposition\s*:/i.test(line));
  const [disposition] = dispositions;
  if (!disposition || dispositions.length > 1 || !/^[^:]*:\s*form-data\s*;/i.test(disposition))
    throw new MalformedForm('the part does not say what it is');
  if (parameterOf(disposition, 'name') !== field) throw new MalformedForm('the part is not the file');
  const name = parameterOf(disposition, 'filename');
  if (name === undefined) throw new MalformedForm('the part is not a file');
  return plainName(name);
}

/** Browsers write a quotation mark in a name as %22 (HTML's own rule for forms). */
const parameterOf = (header: string, name: string): string | undefined =>
  new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(header)?.[1]?.replaceAll('%22', '"');

/** Its last part alone, as it can be printed: some browsers send a whole path. */
const plainName = (name: string): string =>
  name
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim()
    .slice(0, maxNameLength) || 'file';
