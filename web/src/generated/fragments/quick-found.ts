// Made by `npm run generate`; do not edit.
export const QuickFound = `fragment QuickFound on Products {
  total_count
  corrected_search
  items {
    ...QuickGoods
  }
}`;
