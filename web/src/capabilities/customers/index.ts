export {
  type CustomerDetail,
  type CustomerOnWire,
  customersPerPage,
  customersQueries,
  type ObstaclesAnswer,
} from './customers.queries.ts';
export {
  type CustomerAddress,
  type CustomersAddress,
  type CustomerView,
  customerViews,
  maxCustomerSearch,
  readCustomer,
  readCustomers,
} from './customers-address.ts';
export { forgetCustomers, recentCustomers, rememberCustomer } from './recent-customers.ts';
