// Made by `npm run generate`; do not edit.
/** SHA-256 of every document that our own web sends. */
export const ownDocumentDigests: ReadonlySet<string> = new Set([
  'ZLcFYIeON989y8XNurUad7tVeG-4d_YwcI7Qwf3kLIE', // PlacePreview
  'TMIhZDPeH-qT0MXO7BkQS9t-vVIK8S8r1Es99VIT-B0', // AddToCart
  'ssfg9mrwxSpayJps6GUFQe5Qfl6rG1F-58rkReolnqE', // SetCartLines
  '9dea08JeHa9lUM6qbLp1D-1_h1cocMYBCZiG7269Azw', // RemoveCartLine
  'Vc9C4c8huFd5B5cBF7ZE2YDRgWInKaK1inhlFlsn55w', // SetCartShipTo
  'Y7zyK2QNNM4MjSZkmHK9lhH3tiqXwOGJ3bqzsgjzqnw', // SetCartDelivery
  'ujnzFn_9RzYwFjWERgMAWeKw6C5X4kG93s9hVHOh5P8', // SetCartPayment
  '1psApOpaFN2-asdmgJxnv-QF8YwUu5bRAYYx7mz912Y', // SetCartReference
  'ni2otmv5_lBQC1c-t5iiDH5ayG89n5XWKkvQycPDsAE', // ApplyCoupon
  'x_J_sfxZx21bvCFs656u2a5MgjRe4613mQbhHvEh-c8', // RemoveCoupon
  'kFQsGBcwbhj_sHYFEs8GFddC9HKhmjKJAO9vVekovy0', // SaveCartForLater
  'S69FhLEUfpHOjBLw20NLeVXeYk7gj1LjZgCFoxBK89o', // CartBrief
  '4CtuzhXTP6aXX67bVEQR_XzclQsqfGx2pjwy97TTE_U', // ActiveCart
  'xNDuldB5mpqYcvYpQWxgdgZY3KLmBkoYVMeT4T7Lk90', // ProductList
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
  'e2It_qJO_PERwIZosobGQgD-cufryrY7DmZZbi3pR-w', // ReopenSavedOrder
  'S-1qvCP8j0h5xbUhmnH7xvutQ41yBu1LBAtX-KOCm6c', // DeleteSavedOrder
  'fIn-X5a2fUkA5NpkyCGJv69nl9LfeL9qK2qsVIXNSfk', // RestoreSavedOrder
  '58Wq7zEDXDDYm-1rcQuQl6OXkn5P_nFr84RYqIv0F9I', // ProductSuggestions
  'VgwuAAMJ64-bfPQc8K-3wNkXhiIV0_8RE5JuwLMsx88', // ProductDetail
  '2x7ZZdurVdEKKNbXfeQKzY1B4AVSlN95GvWFmc6rotk', // AvailablePackaging
]);
