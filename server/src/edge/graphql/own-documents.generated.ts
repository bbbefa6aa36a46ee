// Made by `npm run generate`; do not edit.
/** SHA-256 of every document that our own web sends. */
export const ownDocumentDigests: ReadonlySet<string> = new Set([
  'ZLcFYIeON989y8XNurUad7tVeG-4d_YwcI7Qwf3kLIE', // PlacePreview
  'EStxtQgG3_0_Q0gwg6YomnPg7_PVNvBzhVrJ6QyRSSs', // AddToCart
  'J53SWLqqxeA8A3htzmo66KpwZ2naiv-1BTNf07-kQKI', // SetCartLines
  'azsQJGiK1ptkZGGoIO5JbcNHjtE0rrpcyBsEKUBfvg8', // RemoveCartLine
  'ysexmG2djpX_B6QwBsS4UIBoFnV5uX85NrNwTzRGgyA', // SetCartShipTo
  'SopMb75evK1ioH3tCwoVnIsO9sCd70OGInY3hFjXEkc', // SetCartDelivery
  'eowqrIiSxUrh6OPZS1gNAQRAGhb3gL6W--cjFJdXyvo', // SetCartPayment
  '5HKibDDKnoxeTYQzjDxd2xfIiCxdtGMCrFqkij2JkcY', // SetCartReference
  'Y4zYqfGkA7PYXXNDKex1cl2xYCTJtgxVcM_ZAsAqHKU', // ApplyCoupon
  'qLSaDyg3sKIOm1sjPYnThV7pPIePNXWKGvFjY96lUAA', // RemoveCoupon
  'kFQsGBcwbhj_sHYFEs8GFddC9HKhmjKJAO9vVekovy0', // SaveCartForLater
  'S69FhLEUfpHOjBLw20NLeVXeYk7gj1LjZgCFoxBK89o', // CartBrief
  'jRUwj-yFRRzKTHxhNjnJRMgj_rSiPG03F73nHsCr1hU', // ActiveCart
  'xNDuldB5mpqYcvYpQWxgdgZY3KLmBkoYVMeT4T7Lk90', // ProductList
  'W2dXMajEJt-28Rrck3SQOjt5bLMjqv2qxHjDWaxwegc', // Offers
  'v5nPHCnSnGG6wg3OZ5JjKuVC61NRL4vWYfAjabe6acU', // FavouritesPreview
  'wDqgW4nOGCshyZ0tC_I-fKv2jVRyGKC2dsjVKng4emw', // OwnWishlist
  'RHooCVOhrKxYkcodTMtIBA9dS5qHLRqu6Uqcqu48DNk', // WishlistPage
  'ahFLuTPhy57UsJdYzjoUvf97IyN7hr9t2r5uPu2KK8k', // AddFavourite
  'MymQ8CKyW_UHvytOa_qQWYxQdloY_wsTs4hYa46Juvo', // RemoveFavourite
  'hasQmAdvT6KddH0dUD2U7zndlN-TtsKVMpz301Xsyco', // PlaceOrder
  'ujYA7A7oqzZoB9FUYyJWcJVWYPp0yEaIsqJV7LZTm_A', // CheckPrices
  'HKkV9Sbe5eTjchFsILErT9EsbHOil1T7_-L2qngdFBc', // PortalConfig
  'rnZwVSMkhnjQ3hDKKH_EXosfRejFKbodnFLMAOzwvAs', // GoodsBySku
  'z_eJnteOkmKUPy73ZCm_ZIpKqhYplK6ufNpg-7JFXbg', // GoodsBySearch
  'E7nsJJJ0DJBl7AJAsHIIyX6w5BRtKsROMjtPXcSXAqQ', // SavedOrders
  'YJ-UYk46UUAFqQQe6uJzcg4ghhgPNwVAMU5qaHbkfSc', // CountSavedOrders
  'XNYOkeaDEArcm1TFhbsajBiJwpsWDSZ3a-g1NOxtb48', // SavedOrder
  '-2FAf0YGw8rZzzaDbkH9iyyk4doQ0nWFDmhDs9S0_Wc', // ReopenSavedOrder
  'S-1qvCP8j0h5xbUhmnH7xvutQ41yBu1LBAtX-KOCm6c', // DeleteSavedOrder
  'fIn-X5a2fUkA5NpkyCGJv69nl9LfeL9qK2qsVIXNSfk', // RestoreSavedOrder
  '-jgkb3B-5-Gnf3pje34jTRIsONpkl5tdOvxnrgpIlnA', // ProductSuggestions
  'KQN-UkXllrZbSHYRwHTBlM1md31A_1HxRglDRKepSP0', // OfferSuggestions
  'b8L8WIo7OphXDlOlBF-Fvp5Og-ck6DM4ukv04gM6W4w', // ProductDetail
  '2x7ZZdurVdEKKNbXfeQKzY1B4AVSlN95GvWFmc6rotk', // AvailablePackaging
]);
