// Made by `npm run generate`; do not edit.
/** SHA-256 of every document that our own web sends. */
export const ownDocumentDigests: ReadonlySet<string> = new Set([
  'ZLcFYIeON989y8XNurUad7tVeG-4d_YwcI7Qwf3kLIE', // PlacePreview
  'FtLf87dGFn4S1cukHmJwpEL-GLTC5CWzS2n6WvNKlAM', // AddToCart
  'DSWoRQRH1FBmktpeZ5JRIRvKO5afFaJbs-_P-zaR07I', // SetCartLines
  '9hkM1RFH_HUXSfNshWz6d-UGYMqhrNr5SgWTTFTKGCg', // RemoveCartLine
  'GJ-aT0NTQRaAkp8_Y4HHApTDNsRDnDaJ4rhUoiPJU2U', // SetCartShipTo
  'aJG13DIhp8j6Vm5iWc2Soyhgjb5k64XP1JqnemsFPeU', // SetCartDelivery
  'tOjj6bVa2iaptWweOpXNQ6POLruUvg78onTeAHa0mgg', // SetCartPayment
  'ad-sBbDkq0aQW_gpZi2bNPFIdZ9N0dq4s96o5Z15urg', // SetCartReference
  'jEZgbXXczYuKM-i-pU8Pj3Z1byV9z0vnbJc8DDisBFo', // ApplyCoupon
  'huur5fZ7kf-ys4AH-7waS4v9xFR4E9Ip6NXdysetSBQ', // RemoveCoupon
  'DGpcd1WAPe9vK2499eUIjlsgNxg-QFUI1tQllyg3T1A', // SaveCartForLater
  'n8clC2-zO8Wki4aW1UENYkWsMMVRDyirO5TqRNoF4KQ', // CartBrief
  'RM8gPvJ8KRpi8XI0i5EgGO7c8lBu1pzAb_AQ5foVE9c', // ActiveCart
  'eky0zeItVX3JEKyGNgQB1EQkFnDKHucjYNzgml7o2nw', // PreviewReorder
  'x6gmdraMPz7IIFoqoyYzvMBkIfeWvPhwTWwEJqNMHUU', // RepeatOrder
  'PFPxYtbuaINxCAXuzSP4Dt17WQ2wW3d2Rksqp2uPF5o', // UndoReorder
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
  'WCzLM5yV9IyIhF2USqngbch0Ra-T1DhAhRvqILCRxFE', // ReopenSavedOrder
  'S-1qvCP8j0h5xbUhmnH7xvutQ41yBu1LBAtX-KOCm6c', // DeleteSavedOrder
  'fIn-X5a2fUkA5NpkyCGJv69nl9LfeL9qK2qsVIXNSfk', // RestoreSavedOrder
  '-jgkb3B-5-Gnf3pje34jTRIsONpkl5tdOvxnrgpIlnA', // ProductSuggestions
  'KQN-UkXllrZbSHYRwHTBlM1md31A_1HxRglDRKepSP0', // OfferSuggestions
  '4e8Xvcq3QnwJNgQGpOW4vbbJ3vV4MZuX0Zt0UUWV5k0', // CartExport
  'b8L8WIo7OphXDlOlBF-Fvp5Og-ck6DM4ukv04gM6W4w', // ProductDetail
  'PckJ8-JsoL4lk97eBk5NjVy9mo4NyHum-vPxFvnC8kU', // AvailablePackaging
]);
