export { formatMilliseconds, formatSpan } from './format-span.ts';
export {
  type Dependency,
  type Finding,
  type HealthChart,
  type HealthJob,
  healthQueries,
  type OrderCount,
  type PortalHealth,
  type RunningProcess,
} from './health.queries.ts';
