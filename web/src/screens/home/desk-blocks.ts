/** What was ordered, and what waits to be paid or answered: one file, for they come together. */
export { DocumentsBlock } from './documents/documents-block.tsx';
export { RecentOrdersBlock } from './orders/recent-orders-block.tsx';
export { RequestsBlock } from './welcome/requests-block.tsx';
