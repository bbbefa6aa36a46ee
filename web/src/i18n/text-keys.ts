import type { Texts } from './catalogues.ts';

export type Area = keyof Texts;

/** `found_one`, `found_few` and `found_other` are the forms of one text, `found`. */
type WithoutForm<Key extends string> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;

type KeysIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? WithoutForm<Key> : `${Key}.${KeysIn<Group[Key]>}`;
}[keyof Group & string];

type AreaAndKey<Name extends Area> = { [Each in Name]: `${Each}:${KeysIn<Texts[Each]>}` }[Name];

/** Every text of the areas, and those of the first one without its name, too. */
export type TextKey<Areas extends Area | readonly Area[]> = Areas extends readonly [infer First extends Area, ...Area[]]
  ? KeysIn<Texts[First]> | AreaAndKey<Areas[number]>
  : Areas extends Area
    ? KeysIn<Texts[Areas]> | AreaAndKey<Areas>
    : never;
