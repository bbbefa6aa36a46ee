/** What is lent is numbered from here on, far behind the goods of its order (T129). */
export const firstContainerNo = 900_010;

/** Empties hang below an item, pallets belong to none and are known by their number. */
export const isContainer = ({ lineNo, parentLineNo }: { lineNo: number; parentLineNo: number | undefined }): boolean =>
  parentLineNo !== undefined || lineNo >= firstContainerNo;
