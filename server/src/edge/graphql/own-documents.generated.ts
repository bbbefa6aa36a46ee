// Made by `npm run generate`; do not edit.
/** SHA-256 of every document that our own web sends. */
export const ownDocumentDigests: ReadonlySet<string> = new Set([
  'ZLcFYIeON989y8XNurUad7tVeG-4d_YwcI7Qwf3kLIE', // PlacePreview
  'bTj5ZY4hB34EPOUf8vciJbdObYxWzJoir59VtYgm33A', // AddToCart
  '0fqtqtDP8qc0HDaED3Xwq37UoO4p9hbdymGsxlD3Pm0', // SetCartLines
  '4-U0lHzhuVqQ76soUSEdEdtrfSEvVS6KlkjMTws1eSs', // RemoveCartLine
  'aTObkAHHhal6x6hc1Ayd3P_DaHNHFLMUhT8VdSlebK0', // SetCartShipTo
  'kWNDY1R_ANrKDSZ2zAUs2FKmRsmLENaqkRuE5pKNmlw', // SetCartDelivery
  '__72Y3wVJ1nIhDkHc3EfVWeETw7J3zc8m4k0c3tAGWM', // SetCartPayment
  'T9guGNhXtfZSYdX65TOJ2qfghdui-SuAgQ79RegYMfg', // SetCartReference
  'G4Vzw_5PmVgxhfL_3Q1PsMWFTVYs1TLC8NfnBj1odq4', // ApplyCoupon
  'Sv-zKAq3DiUZVKG20d_FdFubVhRrWAgGP4M-stMJ_a0', // RemoveCoupon
  'DGpcd1WAPe9vK2499eUIjlsgNxg-QFUI1tQllyg3T1A', // SaveCartForLater
  'S69FhLEUfpHOjBLw20NLeVXeYk7gj1LjZgCFoxBK89o', // CartBrief
  'lyWJZ2FRJpkie8MqWxcTyDWD54qE6t3EQBOUdt2EBOg', // ActiveCart
  'xNDuldB5mpqYcvYpQWxgdgZY3KLmBkoYVMeT4T7Lk90', // ProductList
  'W2dXMajEJt-28Rrck3SQOjt5bLMjqv2qxHjDWaxwegc', // Offers
  'v5nPHCnSnGG6wg3OZ5JjKuVC61NRL4vWYfAjabe6acU', // FavouritesPreview
  'wDqgW4nOGCshyZ0tC_I-fKv2jVRyGKC2dsjVKng4emw', // OwnWishlist
  'RHooCVOhrKxYkcodTMtIBA9dS5qHLRqu6Uqcqu48DNk', // WishlistPage
  'ahFLuTPhy57UsJdYzjoUvf97IyN7hr9t2r5uPu2KK8k', // AddFavourite
  'MymQ8CKyW_UHvytOa_qQWYxQdloY_wsTs4hYa46Juvo', // RemoveFavourite
  'XTUHF6DhpdvHEglynj5xfd_NS6fhnaZvo2jGzojM8c0', // PlaceOrder
  'ujYA7A7oqzZoB9FUYyJWcJVWYPp0yEaIsqJV7LZTm_A', // CheckPrices
  'HKkV9Sbe5eTjchFsILErT9EsbHOil1T7_-L2qngdFBc', // PortalConfig
  'rnZwVSMkhnjQ3hDKKH_EXosfRejFKbodnFLMAOzwvAs', // GoodsBySku
  'z_eJnteOkmKUPy73ZCm_ZIpKqhYplK6ufNpg-7JFXbg', // GoodsBySearch
  'E7nsJJJ0DJBl7AJAsHIIyX6w5BRtKsROMjtPXcSXAqQ', // SavedOrders
  'YJ-UYk46UUAFqQQe6uJzcg4ghhgPNwVAMU5qaHbkfSc', // CountSavedOrders
  'XNYOkeaDEArcm1TFhbsajBiJwpsWDSZ3a-g1NOxtb48', // SavedOrder
  'RZdIs9ykmKMtqodLM4a-fBVagHO_LZfeqWZa47b3Hy4', // ReopenSavedOrder
  'S-1qvCP8j0h5xbUhmnH7xvutQ41yBu1LBAtX-KOCm6c', // DeleteSavedOrder
  'fIn-X5a2fUkA5NpkyCGJv69nl9LfeL9qK2qsVIXNSfk', // RestoreSavedOrder
  '-jgkb3B-5-Gnf3pje34jTRIsONpkl5tdOvxnrgpIlnA', // ProductSuggestions
  'KQN-UkXllrZbSHYRwHTBlM1md31A_1HxRglDRKepSP0', // OfferSuggestions
  'b8L8WIo7OphXDlOlBF-Fvp5Og-ck6DM4ukv04gM6W4w', // ProductDetail
  '2x7ZZdurVdEKKNbXfeQKzY1B4AVSlN95GvWFmc6rotk', // AvailablePackaging
]);
