export { type CutOff, type Desk, type DeskBlock, deskQueries, type MarketDay, type Waiting } from './desk.queries.ts';
export { type DeskAddress, readDesk } from './desk-address.ts';
