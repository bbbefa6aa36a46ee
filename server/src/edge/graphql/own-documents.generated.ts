// Made by `npm run generate`; do not edit.
/** SHA-256 of every document that our own web sends. */
export const ownDocumentDigests: ReadonlySet<string> = new Set([
  'ZLcFYIeON989y8XNurUad7tVeG-4d_YwcI7Qwf3kLIE', // PlacePreview
  '6Tf6VQqySRsrdVcnxb91lQdAhQzqDVo2IA4C-Ba4XjI', // AddToCart
  '8hrMXs6aqiSCUHVdO9orhRQSTG788jfTH-L6Oemu1LQ', // SetCartLines
  'nUOyXfV7M9Bj4ew6HWKVzeo-zQmlBWLiB7aPJaIuMH4', // RemoveCartLine
  'KlOEeZiUhoi5QfRWYjNvqTRHura3AwkwLsUkSKjrXek', // SetCartShipTo
  'e1OZhEQjH2xmI7HxErR8Hb63deh2w2l9ZFLsr3Rb53k', // SetCartDelivery
  'CBJlb8TQRVltPTA9eHCaEiYfGY7C5uc4WLkN8fNFVwI', // SetCartPayment
  'RXr85qTeOslGF3jQUMPAfqLaIQKal4edMfij5N5XuZY', // SetCartReference
  'pmf_8FsP7jmtouiODr0T1zSXJxD2eSh15WpP-Re7pHs', // ApplyCoupon
  'lXiQwYOK3r6Bo_rt5LeCkUgGKDhP_z6-ylvyadnleOI', // RemoveCoupon
  'DGpcd1WAPe9vK2499eUIjlsgNxg-QFUI1tQllyg3T1A', // SaveCartForLater
  '6FBb8jEh43QbboKqlda9i8zNDw1zr5_g9Y0qPaIIfeY', // CartBrief
  'BxWTeu6QjloRXXAinvsuFw_Zc1uV8dLnwSVnT5VuStg', // ActiveCart
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
  'MD97Cy7L8FlOpbAk0EiRuXovFzJdQeI6MVY66g3Vo7Y', // ReopenSavedOrder
  'S-1qvCP8j0h5xbUhmnH7xvutQ41yBu1LBAtX-KOCm6c', // DeleteSavedOrder
  'fIn-X5a2fUkA5NpkyCGJv69nl9LfeL9qK2qsVIXNSfk', // RestoreSavedOrder
  '-jgkb3B-5-Gnf3pje34jTRIsONpkl5tdOvxnrgpIlnA', // ProductSuggestions
  'KQN-UkXllrZbSHYRwHTBlM1md31A_1HxRglDRKepSP0', // OfferSuggestions
  'b8L8WIo7OphXDlOlBF-Fvp5Og-ck6DM4ukv04gM6W4w', // ProductDetail
  'PckJ8-JsoL4lk97eBk5NjVy9mo4NyHum-vPxFvnC8kU', // AvailablePackaging
]);
