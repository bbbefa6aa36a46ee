// Made by `npm run generate`; do not edit.
/** SHA-256 of every document that our own web sends. */
export const ownDocumentDigests: ReadonlySet<string> = new Set([
  'ZLcFYIeON989y8XNurUad7tVeG-4d_YwcI7Qwf3kLIE', // PlacePreview
  'AdJslnT7r6eMsgXvsaIR1bb8dJ4i389eaoiw7oDtWFg', // AddToCart
  'wXhbe6l0yDiETCPECnEo-CusKDt-T00B4pNZ8fNKop8', // SetCartLines
  '_nhqTCDxaFcyLMofV2sId_2GF5YjlpsUOfCZqAM2DOg', // RemoveCartLine
  '8ydtCcRkrIcEmQso5AOZCTCEC2-qimKEihR2myhu6I8', // SetCartShipTo
  'x4ZtxeC3i4zGr4sqvDYy4SHUnZ7pR2AJ-EBy3mnSwqA', // SetCartDelivery
  'IQj10U3MhlNytK0D0PyIEVuc_761p9hujS-3gxO7CR0', // SetCartPayment
  'nOC6hWqz6l342iF8pdLIaYmSJoqCaE4DaNcmUv8zSr4', // SetCartReference
  'uhhj01mNYuKdtRxLNJBzOQ8Ve_tnvLhOY_HpzgXcCgQ', // ApplyCoupon
  'UqX9qLeY5fQGd_Qyh06UQ7jaGASViFTRix_2s7XU98w', // RemoveCoupon
  'DGpcd1WAPe9vK2499eUIjlsgNxg-QFUI1tQllyg3T1A', // SaveCartForLater
  'DvQKlhR7A5Ap48u8Ks-ZhJeU5K-jtSuHUxL8YRBL23w', // CartBrief
  'E_vCK7LM9TX3rY4L0CelexcpVKEmJQj4uvSrram2Txo', // ActiveCart
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
  'soyln_6S8MqQ5fBWBiV-_398M2j0NqhcfcrXj95WWFI', // ReopenSavedOrder
  'S-1qvCP8j0h5xbUhmnH7xvutQ41yBu1LBAtX-KOCm6c', // DeleteSavedOrder
  'fIn-X5a2fUkA5NpkyCGJv69nl9LfeL9qK2qsVIXNSfk', // RestoreSavedOrder
  '-jgkb3B-5-Gnf3pje34jTRIsONpkl5tdOvxnrgpIlnA', // ProductSuggestions
  'KQN-UkXllrZbSHYRwHTBlM1md31A_1HxRglDRKepSP0', // OfferSuggestions
  'b8L8WIo7OphXDlOlBF-Fvp5Og-ck6DM4ukv04gM6W4w', // ProductDetail
  'PckJ8-JsoL4lk97eBk5NjVy9mo4NyHum-vPxFvnC8kU', // AvailablePackaging
]);
