// Made by `npm run generate`; do not edit.
/** SHA-256 of every document that our own web sends. */
export const ownDocumentDigests: ReadonlySet<string> = new Set([
  'ZLcFYIeON989y8XNurUad7tVeG-4d_YwcI7Qwf3kLIE', // PlacePreview
  'Tk44OfwvgFibtZxuU_ieiEdE5sqDDlNgorI7i3uZyCk', // AddToCart
  'wF7aFPpwUGeDhxQ3jl2fGjpmrelFMH6wpZg_xHSPKZM', // SetCartLines
  '6NtJeY2rn9BMstWj-Q22lSXwGMRSht6IVp1DVvx36bw', // RemoveCartLine
  '7U3HokH9nD_sbvtEUpMazJPxXm4051hUT3jTz2zP6n0', // SetCartShipTo
  'xDNUOuWxPGXY9u6pavyu2JcRCM9hdaNQKNEbyfDr7EY', // SetCartDelivery
  '5_t4xH03ovualsFQ0NUDQpG0g-B1zuiBTsKCe9h2qzM', // SetCartPayment
  '4LLtqXBkubwUDrD5PQxDKZqbNje8n3KBKKGzQJe_eVI', // SetCartReference
  '9SiAJxcmdploPAZCK4aO-nC6esDtUaJWsi1ZqPFeNGI', // ApplyCoupon
  'PZefpltG9QR16dNmx3N5kr-s8IIgMnOJY1Q40nzSc-s', // RemoveCoupon
  'DGpcd1WAPe9vK2499eUIjlsgNxg-QFUI1tQllyg3T1A', // SaveCartForLater
  'S69FhLEUfpHOjBLw20NLeVXeYk7gj1LjZgCFoxBK89o', // CartBrief
  'Mnt6etpR-UTcLSErHFLETCoAX8ikehGyVR_mLPkR5dc', // ActiveCart
  'xNDuldB5mpqYcvYpQWxgdgZY3KLmBkoYVMeT4T7Lk90', // ProductList
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
  'fjgj0-wOTpOb4CQ8iu-Q649cimC_GBhpieCmNn4T7Gs', // ReopenSavedOrder
  'S-1qvCP8j0h5xbUhmnH7xvutQ41yBu1LBAtX-KOCm6c', // DeleteSavedOrder
  'fIn-X5a2fUkA5NpkyCGJv69nl9LfeL9qK2qsVIXNSfk', // RestoreSavedOrder
  '58Wq7zEDXDDYm-1rcQuQl6OXkn5P_nFr84RYqIv0F9I', // ProductSuggestions
  'VgwuAAMJ64-bfPQc8K-3wNkXhiIV0_8RE5JuwLMsx88', // ProductDetail
  '2x7ZZdurVdEKKNbXfeQKzY1B4AVSlN95GvWFmc6rotk', // AvailablePackaging
]);
