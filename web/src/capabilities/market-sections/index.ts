export { type MarketSection, marketSectionsQuery, useSetSection } from './market-sections.queries.ts';
