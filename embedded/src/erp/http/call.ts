import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage } from '../customizing/codes.ts';

/** One HTTP call, as far as the ERP cares. */
export type Call = {
  method: string;
  /** Address of this ERP as the caller knows it. */
  origin: string;
  /** Of the service: name, and version where one was given. */
  segment: string;
  /** Within the service, decoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
};

export const prefix = '/sap/opu/odata/sap/';

export const isReading = ({ method }: Call): boolean => method === 'GET' || method === 'HEAD';

export const baseUrlOf = ({ origin, segment }: Call): string => `${origin}${prefix}${segment}`;

export function languageOf({ query, headers }: Call): string {
  return (query.get('sap-language') ?? headerOf(headers['sap-language']) ?? defaultLanguage).toUpperCase();
}

export const headerOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
