type Named = { firstName: string; lastName: string };

/** JD for Jana Dvořáková; a letter with its mark is one letter. */
export const initialsOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].map((name) => [...name.trim().normalize('NFC')][0]?.toLocaleUpperCase() ?? '').join('');
