/** By path: how many people a week open the answer. What nobody of a brewery's customers asks often is not among them. */
export const askersByWeek: Readonly<Record<string, number>> = {
  'return-kegs': 31,
  'cut-off-missed': 26,
  'goods-missing': 22,
  'find-invoice': 19,
  'cancel-order': 15,
  'empties-balance-differs': 11,
  'price-differs': 9,
  'public-holidays': 7,
  'what-is-deposit': 6,
  'minimum-not-reached': 5,
  'invite-person': 4,
  'forgotten-password': 3,
};
