export {
  type ComparedFigures,
  type EmbeddedReport,
  type EvaluatedContract,
  type Figures,
  type ReportMonth,
  reportingQueries,
  type SalesReport,
} from './reporting.queries.ts';
export {
  monthsOf,
  periods,
  type ReportingAddress,
  readReportingAddress,
  type Unit,
  units,
} from './reporting-address.ts';
