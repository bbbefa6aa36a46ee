/** Names of the headers that travel with every GraphQL call (K6). */
export const deliveryHeaders = {
  shipToId: 'outlet-id',
  deliveryDate: 'delivery-date',
  standardDeliveryDate: 'standard-delivery-date',
  store: 'store',
  deliveryMethod: 'delivery-method',
  noteForDriver: 'note-for-driver',
  customerOrderNumber: 'customer-order-number',
  language: 'language',
  customerType: 'customer-type',
  onlyEmpties: 'only-empties',
  myFavourites: 'myfavourites',
} as const;

/** Query parameters that carry the language; the first wins (L4, T4). */
export const languageParameters = ['Language', 'languageValue'] as const;

// Letters that Unicode does not take apart into a base letter and a mark (T72).
const lettersWithoutMark: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  þ: 'th',
  Þ: 'Th',
};

/** A header can carry plain ASCII only: "Žluťoučký kůň" travels as "Zlutoucky kun"; what has no Latin form is dropped. */
export function toHeaderValue(text: string, maxLength = 200): string {
  const folded = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[łŁđĐßẞøØæÆœŒıþÞ]/g, (letter) => lettersWithoutMark[letter] ?? '')
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[^\x20-\x7e]/g, '');
  return folded.trim().slice(0, maxLength);
}
