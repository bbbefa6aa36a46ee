// Made by `npm run generate` from the migrated database; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Tables = {
  account: {
    uid: string;
    email: string;
    password_hash: ColumnType<string | null, string | null | undefined, string | null>;
    first_name: string;
    last_name: string;
    phone: ColumnType<string | null, string | null | undefined, string | null>;
    country: ColumnType<string | null, string | null | undefined, string | null>;
    language: string;
    company_id: ColumnType<string | null, string | null | undefined, string | null>;
    customer_type: ColumnType<string | null, string | null | undefined, string | null>;
    status: string;
    is_staff: ColumnType<boolean, boolean | undefined, boolean>;
    user_validation: ColumnType<boolean, boolean | undefined, boolean>;
    first_login: ColumnType<boolean, boolean | undefined, boolean>;
    terms_agreed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Date;
    tokens_valid_from: ColumnType<Date, Date | undefined, Date>;
  };
  audit_event: {
    id: GeneratedAlways<string>;
    at: Date;
    actor: string;
    company_id: ColumnType<string | null, string | null | undefined, string | null>;
    action: string;
    subject: string;
    details: ColumnType<unknown, unknown | undefined, unknown>;
    request_id: string;
  };
  banner: {
    id: string;
    location_id: string;
    title: unknown;
    body: unknown;
    image_link: string;
    image_name: string;
    link: string;
    position: number;
    countries: ColumnType<string[], string[] | undefined, string[]>;
    valid_from: ColumnType<string | null, string | null | undefined, string | null>;
    valid_to: ColumnType<string | null, string | null | undefined, string | null>;
  };
  company: {
    id: string;
    country: string;
    name: string;
    identification_no: string;
    taxvat: string;
  };
  demo_part: {
    name: string;
    loaded_at: Date;
  };
  help_page: {
    id: string;
    title: unknown;
    body: unknown;
    file_link: ColumnType<string | null, string | null | undefined, string | null>;
    page_order: number;
  };
  holiday: {
    country: string;
    year: ColumnType<number | null, number | null | undefined, number | null>;
    month: number;
    day: number;
  };
  market: {
    country: string;
    currency: string;
    time_zone: string;
    language: string;
    theme: string;
  };
  market_contact: {
    country: string;
    company: string;
    orders_phone: string;
    service_phone: string;
    email: string;
    street: string;
    postal_code: string;
    city: string;
    requests_from: string;
    requests_to: string;
    service_days: number[];
  };
  oidc_payload: {
    model: string;
    id: string;
    payload: unknown;
    grant_id: ColumnType<string | null, string | null | undefined, string | null>;
    uid: ColumnType<string | null, string | null | undefined, string | null>;
    expires_at: Date;
    consumed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  payer: {
    id: string;
    company_id: string;
    name: string;
    street: string;
    postal_code: string;
    city: string;
    country: string;
    identification_no: string;
    taxvat: string;
  };
  pending_sign_in: {
    state: string;
    browser: string;
    nonce: string;
    code_verifier: string;
    return_to: string;
    created_at: Date;
  };
  portal_link: {
    name: string;
    label: unknown;
    url: string;
    type: string;
    position: number;
    countries: ColumnType<string[], string[] | undefined, string[]>;
  };
  portal_session: {
    id: string;
    uid: string;
    created_at: Date;
    renewed_at: Date;
    id_token_hint: ColumnType<string | null, string | null | undefined, string | null>;
  };
  portal_setting: {
    only_row: ColumnType<boolean, boolean | undefined, boolean>;
    maintenance: ColumnType<boolean, boolean | undefined, boolean>;
    banner_rotation: ColumnType<number, number | undefined, number>;
  };
  portal_switch: {
    section: string;
    value: string;
  };
  role: {
    roleid: string;
    name: string;
    side: string;
    sections: string[];
  };
  role_grant: {
    uid: string;
    company_id: string;
    ship_to_id: ColumnType<string | null, string | null | undefined, string | null>;
    roleid: string;
    customer_type: string;
  };
  ship_to: {
    id: string;
    company_id: string;
    sold_to_id: string;
    name: string;
    customer_type: string;
    status: string;
    street: string;
    postal_code: string;
    city: string;
    province: ColumnType<string | null, string | null | undefined, string | null>;
    country: string;
  };
  ship_to_transport: {
    ship_to_id: string;
    transport_type: string;
    preference: number;
    handstacked: boolean;
    minimum_pallets: ColumnType<number | null, number | null | undefined, number | null>;
    maximum_pallets: ColumnType<number | null, number | null | undefined, number | null>;
    minimum_weight_kg: ColumnType<string | null, string | null | undefined, string | null>;
    maximum_weight_kg: ColumnType<string | null, string | null | undefined, string | null>;
    minimum_price: ColumnType<string | null, string | null | undefined, string | null>;
    lead_days: number;
    cut_off: string;
    closed_weekdays: number[];
  };
  sign_in_throttle: {
    subject: string;
    window_start: Date;
    attempts: number;
  };
  signing_key: {
    kid: string;
    private_jwk: unknown;
    created_at: Date;
    purpose: ColumnType<string, string | undefined, string>;
  };
  sold_to: {
    id: string;
    company_id: string;
    payer_id: string;
    name: string;
    street: string;
    postal_code: string;
    city: string;
    country: string;
  };
};
