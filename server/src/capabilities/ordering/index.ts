export { orderReferenceStore } from './order-reference.store.ts';
