/** PDF, PNG, SVG, MP4: as people call a file by its type. */
export const typeName = (type: string): string =>
  (type.split('/').at(-1) ?? type)
    .replace(/^x-|^vnd\.|\+xml$|;.*$/g, '')
    .slice(0, 4)
    .toUpperCase();
