/** `number` is text made of digits: as a number inside, so that `10` and `000010` are one item. */
export type PropertyKind = 'text' | 'number' | 'decimal' | 'date' | 'time' | 'instant' | 'flag';

export type Property = {
  name: string;
  kind: PropertyKind;
  /** Characters of a text, digits of a number or decimal. */
  length: number;
  /** Digits behind the point of a decimal. */
  scale: number;
  /** A number is shown with its leading zeros. */
  isPadded: boolean;
  isKey: boolean;
  /** Given by who creates; what is not is read over. */
  isCreatable: boolean;
  isUpdatable: boolean;
};

type Marks = Partial<Pick<Property, 'isKey' | 'isCreatable' | 'isUpdatable' | 'isPadded'>>;

export const key: Marks = { isKey: true };
export const create: Marks = { isCreatable: true };
export const change: Marks = { isCreatable: true, isUpdatable: true };

const property = (name: string, kind: PropertyKind, length: number, scale: number, marks: Marks): Property => ({
  name,
  kind,
  length,
  scale,
  isKey: false,
  isCreatable: false,
  isUpdatable: false,
  isPadded: false,
  ...marks,
});

export const text = (name: string, length: number, marks: Marks = {}) => property(name, 'text', length, 0, marks);
export const number = (name: string, marks: Marks = {}) => property(name, 'number', 6, 0, marks);
export const quantity = (name: string, marks: Marks = {}) => property(name, 'decimal', 15, 3, marks);
/** As every currency here has it: two digits, although the field could hold three. */
export const amount = (name: string, marks: Marks = {}) => property(name, 'decimal', 16, 2, marks);
export const rate = (name: string, marks: Marks = {}) => property(name, 'decimal', 24, 9, marks);
export const date = (name: string, marks: Marks = {}) => property(name, 'date', 0, 0, marks);
export const time = (name: string, marks: Marks = {}) => property(name, 'time', 0, 0, marks);
export const instant = (name: string, marks: Marks = {}) => property(name, 'instant', 0, 0, marks);
export const flag = (name: string, marks: Marks = {}) => property(name, 'flag', 0, 0, marks);
