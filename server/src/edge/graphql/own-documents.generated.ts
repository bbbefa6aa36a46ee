// Made by `npm run generate`; do not edit.
/** SHA-256 of every document that our own web sends. */
export const ownDocumentDigests: ReadonlySet<string> = new Set([
  'ZLcFYIeON989y8XNurUad7tVeG-4d_YwcI7Qwf3kLIE', // PlacePreview
  '2-gsG1e9B0W-wnF_T1GShKuuIhmh_FRidkZSnd0xJtQ', // AddToCart
  '-7tWaDxza03F3nXKQe9Ure6L4RXDF7A7lU2IpcNkjwY', // SetCartLines
  '5Rop9ZEenSrU0oePjw74t2wEmyw7D-zWVuZ_ayA0Czs', // RemoveCartLine
  'sMdCDEPgdf-yQyqanGJqGPXww3MRTwFqefqBomyqWj4', // SetCartShipTo
  'P80cXSOXY8S3bH4D5z_ODUzUtqA2NMPHZgMbkEi3-zU', // SetCartDelivery
  '4PPDNIvx1hPZM897Nueagrqoq_Iq1D_RbX7CNBET9oA', // SetCartPayment
  'bYpL6SHACC-5HBIy3Q25kUCBM-AF-Bg2zLHPtlmTPkA', // SetCartReference
  'J2wmyzXUbP1TFJ4ALeg2UtMKIqSFYQn5umQCGFpAxK8', // ApplyCoupon
  'KMczJWcvhBYrvhIqA9iJd1GCSNPQlKbpO7lzgAlGM1A', // RemoveCoupon
  'DGpcd1WAPe9vK2499eUIjlsgNxg-QFUI1tQllyg3T1A', // SaveCartForLater
  'Px9H16PNP-7OoYKShsFs0rLMroKhcvL8DgmAMAYNnqU', // CartBrief
  'bWaMW0kgkymQoA_UnDEww-EXeTGWsIQC3XneMPpa8nI', // ActiveCart
  'eky0zeItVX3JEKyGNgQB1EQkFnDKHucjYNzgml7o2nw', // PreviewReorder
  'Mvck2WHaNRjE57MhIoFM_Pkko0EUKtjOyGgv4eil9DU', // RepeatOrder
  'k7RurAmYY8KArIW01guM7L-LJYp3KOSv5-sd2CA1eN4', // UndoReorder
  'xNDuldB5mpqYcvYpQWxgdgZY3KLmBkoYVMeT4T7Lk90', // ProductList
  'W2dXMajEJt-28Rrck3SQOjt5bLMjqv2qxHjDWaxwegc', // Offers
  'v5nPHCnSnGG6wg3OZ5JjKuVC61NRL4vWYfAjabe6acU', // FavouritesPreview
  'wDqgW4nOGCshyZ0tC_I-fKv2jVRyGKC2dsjVKng4emw', // OwnWishlist
  'RHooCVOhrKxYkcodTMtIBA9dS5qHLRqu6Uqcqu48DNk', // WishlistPage
  'ahFLuTPhy57UsJdYzjoUvf97IyN7hr9t2r5uPu2KK8k', // AddFavourite
  'MymQ8CKyW_UHvytOa_qQWYxQdloY_wsTs4hYa46Juvo', // RemoveFavourite
  'XTUHF6DhpdvHEglynj5xfd_NS6fhnaZvo2jGzojM8c0', // PlaceOrder
  'ujYA7A7oqzZoB9FUYyJWcJVWYPp0yEaIsqJV7LZTm_A', // CheckPrices
  '8n8_vupX489gSpTB4-tJlCcgPAz7dPuU8sAXTPSeL1k', // CancelOrder
  'HKkV9Sbe5eTjchFsILErT9EsbHOil1T7_-L2qngdFBc', // PortalConfig
  'sEV_XngJd8xtX51jfV6Wd1PfEravOX2iq0kNcxFCEK8', // GoodsBySku
  'xRaDbRSAPNC8l_bIwn8PUHaxROk3dhBu1h1v0ySgTQg', // GoodsBySearch
  'E7nsJJJ0DJBl7AJAsHIIyX6w5BRtKsROMjtPXcSXAqQ', // SavedOrders
  'YJ-UYk46UUAFqQQe6uJzcg4ghhgPNwVAMU5qaHbkfSc', // CountSavedOrders
  'XNYOkeaDEArcm1TFhbsajBiJwpsWDSZ3a-g1NOxtb48', // SavedOrder
  '3WrBfARmDK98p9-UADJdQ3QhDshAfS9spFsf17bBeWU', // ReopenSavedOrder
  'S-1qvCP8j0h5xbUhmnH7xvutQ41yBu1LBAtX-KOCm6c', // DeleteSavedOrder
  'fIn-X5a2fUkA5NpkyCGJv69nl9LfeL9qK2qsVIXNSfk', // RestoreSavedOrder
  '-jgkb3B-5-Gnf3pje34jTRIsONpkl5tdOvxnrgpIlnA', // ProductSuggestions
  'KQN-UkXllrZbSHYRwHTBlM1md31A_1HxRglDRKepSP0', // OfferSuggestions
  '4e8Xvcq3QnwJNgQGpOW4vbbJ3vV4MZuX0Zt0UUWV5k0', // CartExport
  'b8L8WIo7OphXDlOlBF-Fvp5Og-ck6DM4ukv04gM6W4w', // ProductDetail
  'PckJ8-JsoL4lk97eBk5NjVy9mo4NyHum-vPxFvnC8kU', // AvailablePackaging
]);
