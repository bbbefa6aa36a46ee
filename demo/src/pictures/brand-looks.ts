import type { Colour } from './colour.ts';

export type Look = { base: Colour; ink: Colour; cap?: Colour; drink?: Colour; tag?: string };

/** Brand and sub-brand as in the picture's address; the look under '' is the brand's own, for whatever is not named. */
export const brandLooks: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  havranov: {
    '': { base: '#22364f', ink: '#e3b04b', cap: '#e3b04b' },
    'havranov-12': { base: '#22364f', ink: '#e3b04b', cap: '#e3b04b', tag: '12°' },
    'havranov-11': { base: '#3d6a94', ink: '#f6e3b4', cap: '#d7dee4', tag: '11°' },
    'havranov-nefiltr': { base: '#c77a1b', ink: '#fff1d2', cap: '#efc98c', tag: 'NEFILTR' },
    'havranov-cerny': { base: '#1b1a1c', ink: '#d9a441', cap: '#8c6a2c', tag: 'ČERNÝ' },
    'havranov-0-0': { base: '#2f7fa6', ink: '#ffffff', cap: '#ddeef5', tag: '0.0' },
    'havranov-polotmavy': { base: '#7d2e20', ink: '#f2c66d', cap: '#d8a04a', tag: 'POLOTMAVÝ' },
    'havranov-ipa': { base: '#3f7443', ink: '#f8edc9', cap: '#b9cf8a', tag: 'IPA' },
  },
  'zluty-mlyn': {
    '': { base: '#edb41c', ink: '#54300f' },
    desitka: { base: '#edb41c', ink: '#54300f', tag: '10°' },
    dvanactka: { base: '#d2761a', ink: '#fff4d6', cap: '#f3c23c', tag: '12°' },
    tmave: { base: '#5a3019', ink: '#f3c23c', cap: '#f3c23c', tag: 'TMAVÉ' },
    psenicne: { base: '#efdfae', ink: '#6d4a12', cap: '#d9b04a', tag: 'PŠENIČNÉ' },
    'radler-citron': { base: '#c6d93f', ink: '#2c5a1f', cap: '#f2dc3a', tag: 'RADLER CITRON' },
    'radler-grep': { base: '#e4705f', ink: '#fff2ea', cap: '#f6b8a6', tag: 'RADLER GREP' },
  },
  tatrin: {
    '': { base: '#7c1f2b', ink: '#f4e7cd', cap: '#d9b36a' },
    'tatrin-12': { base: '#7c1f2b', ink: '#f4e7cd', cap: '#d9b36a', tag: '12%' },
    'tatrin-11': { base: '#1e5a6e', ink: '#eef5f2', cap: '#a9cbd2', tag: '11%' },
    'tatrin-tmavy': { base: '#2c1c18', ink: '#e2b766', cap: '#a57b3a', tag: 'TMAVÝ' },
    'tatrin-0-0': { base: '#4f93bd', ink: '#ffffff', cap: '#e3f0f7', tag: '0.0' },
  },
  brezovar: {
    '': { base: '#4d8a41', ink: '#f7f2dd', cap: '#e9e2c4' },
    '10': { base: '#4d8a41', ink: '#f7f2dd', cap: '#e9e2c4', tag: '10%' },
    radler: { base: '#f0d13a', ink: '#2f6430', cap: '#4d8a41', tag: 'RADLER CITRÓN' },
    'radler-grep': { base: '#e5806c', ink: '#fff5ea', cap: '#f6c0ae', tag: 'RADLER GREP' },
  },
  valdoro: {
    '': { base: '#0f5e45', ink: '#ebc765', cap: '#ebc765' },
    classica: { base: '#0f5e45', ink: '#ebc765', cap: '#ebc765', tag: 'CLASSICA' },
    var: { base: '#0f5e45', ink: '#ebc765', cap: '#ebc765', tag: 'VUOTO A RENDERE' },
    'non-filtrata': { base: '#c56a2c', ink: '#fff0d6', cap: '#fff0d6', tag: 'NON FILTRATA' },
    '0-0': { base: '#5c9cc6', ink: '#ffffff', cap: '#e3f0f7', tag: '0.0' },
    rossa: { base: '#9a2730', ink: '#f7dc97', cap: '#e3b866', tag: 'ROSSA' },
    limone: { base: '#ecd24a', ink: '#0f5e45', cap: '#0f5e45', tag: 'LIMONE' },
    bianca: { base: '#ece6d6', ink: '#0f5e45', cap: '#c9b98a', tag: 'BIANCA' },
    'senza-glutine': { base: '#6f9a86', ink: '#fffbee', cap: '#dfe9df', tag: 'SENZA GLUTINE' },
  },
  'faro-basso': {
    '': { base: '#b2342b', ink: '#fff3e2', cap: '#f0d9b8' },
    doppio: { base: '#b2342b', ink: '#fff3e2', cap: '#f0d9b8', tag: 'DOPPIO MALTO' },
    chiara: { base: '#1f5c8c', ink: '#fff3e2', cap: '#e7d9b0', tag: 'CHIARA' },
    scura: { base: '#2c2523', ink: '#f1cda6', cap: '#b2342b', tag: 'SCURA' },
  },
  almirada: {
    '': { base: '#143f7a', ink: '#f5e2a8', cap: '#e6c45c' },
    especial: { base: '#143f7a', ink: '#f5e2a8', cap: '#e6c45c', tag: 'ESPECIAL' },
    '0-0': { base: '#7c4a22', ink: '#f8e8c7', cap: '#d9a86a', tag: '0,0 TOSTADA' },
    clara: { base: '#f2d44c', ink: '#143f7a', cap: '#143f7a', tag: 'CLARA' },
    trigo: { base: '#ecdfb8', ink: '#143f7a', cap: '#d8bf7a', tag: 'TRIGO' },
  },
  'sierra-brava': {
    '': { base: '#a8481f', ink: '#fdebd2', cap: '#e0b070' },
    tostada: { base: '#a8481f', ink: '#fdebd2', cap: '#e0b070', tag: 'TOSTADA' },
    negra: { base: '#231e1d', ink: '#e09a58', cap: '#a8481f', tag: 'NEGRA' },
    ipa: { base: '#4c6b2f', ink: '#f8edc9', cap: '#c8d68e', tag: 'IPA' },
  },
  sadovka: {
    '': { base: '#6e9a2f', ink: '#fff8df', cap: '#b3352a' },
    jablko: { base: '#6e9a2f', ink: '#fff8df', cap: '#b3352a', tag: 'JABLKO' },
    mela: { base: '#6e9a2f', ink: '#fff8df', cap: '#b3352a', tag: 'MELA' },
    manzana: { base: '#6e9a2f', ink: '#fff8df', cap: '#b3352a', tag: 'MANZANA' },
    hruska: { base: '#d3c14a', ink: '#3f4a14', cap: '#6e9a2f', tag: 'HRUŠKA' },
  },
  citrela: {
    '': { base: '#22682f', ink: '#ffffff', cap: '#3c9144', drink: '#f6e58a' },
    citron: { base: '#22682f', ink: '#ffffff', cap: '#3c9144', drink: '#f6e58a', tag: 'CITRON' },
    limone: { base: '#22682f', ink: '#ffffff', cap: '#3c9144', drink: '#f6e58a', tag: 'LIMONE' },
    limon: { base: '#22682f', ink: '#ffffff', cap: '#3c9144', drink: '#f6e58a', tag: 'LIMÓN' },
    pomeranc: { base: '#c2500f', ink: '#fff6e6', cap: '#e8811f', drink: '#f7b45a', tag: 'POMERANČ' },
    pomaranc: { base: '#c2500f', ink: '#fff6e6', cap: '#e8811f', drink: '#f7b45a', tag: 'POMARANČ' },
    malina: { base: '#ad1f49', ink: '#ffeef2', cap: '#d6406a', drink: '#e56b8c', tag: 'MALINA' },
  },
  'biela-studna': {
    '': { base: '#2b7fb8', ink: '#ffffff', cap: '#2b7fb8', drink: '#d8edf6' },
    jemna: { base: '#2b7fb8', ink: '#ffffff', cap: '#5fb0dc', drink: '#d8edf6', tag: 'JEMNÁ' },
    perliva: { base: '#174a86', ink: '#ffffff', cap: '#174a86', drink: '#cfe6f4', tag: 'PERLIVÁ' },
  },
  technika: {
    '': { base: '#4a565e', ink: '#eef1f2' },
  },
};
