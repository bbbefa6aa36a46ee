import { daysAgo, type MondayCall, reads } from './monday-call.ts';

const documents: readonly [string, string][] = [
  ['first page', ''],
  ['third page', 'offset=50'],
  ['invoices', 'type=invoice'],
  ['open ones', 'status=open'],
  ['overdue', 'status=overdue'],
  ['paid', 'status=paid'],
  ['due within a week', 'dueWithin=7'],
  ['by days', `from=${daysAgo(200)}&to=${daysAgo(170)}`],
];

/** What an office does on a Monday: papers, money, reports, people, and looking for something. */
export const officeCalls: readonly MondayCall[] = [
  ...documents.map(([name, query]) =>
    reads(`documents: ${name}`, () => `/api/mydocuments/GetAllDocuments?limit=25&${query}`),
  ),
  reads('documents: by ship-to', ({ shipToId }) => `/api/mydocuments/GetAllDocuments?limit=25&shipTo=${shipToId}`),
  reads('documents: by payer', ({ payerId }) => `/api/mydocuments/GetAllDocuments?limit=25&payer=${payerId}`),
  reads(
    'documents: by part of a number',
    ({ partOfNumber }) => `/api/mydocuments/GetAllDocuments?limit=25&search=${partOfNumber}`,
  ),
  reads('documents: balances', () => '/api/mydocuments/balances'),
  reads(
    'documents: statement of account',
    ({ payerId }) => `/api/mydocuments/statement?payer=${payerId}&from=${daysAgo(60)}&to=${daysAgo(30)}`,
  ),
  reads('credit', ({ payerId }) => `/api/payers/${payerId}/credit`),
  reads('contracts', () => '/api/contracts'),
  reads('reports: contracts', () => '/api/reporting/contracts'),
  reads('reports: sales', () => '/api/reporting/sales'),
  reads('bell: orders', () => '/api/notifications?limit=20&group=orders'),
  reads('search: a number', ({ orderNumber }) => `/api/search?q=${orderNumber}`),
  reads('search: part of a number', ({ partOfNumber }) => `/api/search?q=${partOfNumber}`),
  reads('search: a word', () => '/api/search?q=lezak'),
  reads('company', () => '/api/payers'),
  reads('people', () => '/identity/users/GetAllUsersInfo?limit=50'),
  reads('people: changes', () => '/identity/users/GetChanges?limit=25'),
];
