// Made by `npm run generate` from the migrated database; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Tables = {
  accepted_agreement: {
    uid: ColumnType<string | null, string | null | undefined, string | null>;
    agreement: ColumnType<string | null, string | null | undefined, string | null>;
    version: ColumnType<string | null, string | null | undefined, string | null>;
    accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
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
    oidc_issuer: ColumnType<string | null, string | null | undefined, string | null>;
    oidc_sub: ColumnType<string | null, string | null | undefined, string | null>;
    version: ColumnType<number, number | undefined, number>;
    languages: ColumnType<string[], string[] | undefined, string[]>;
  };
  account_link: {
    code: string;
    uid: string;
    kind: string;
    digest: string;
    created_at: Date;
    expires_at: Date;
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_by: ColumnType<string | null, string | null | undefined, string | null>;
  };
  acting_forbidden: {
    uid: string;
    since: Date;
  };
  acting_session: {
    id: string;
    staff_uid: string;
    session_id: string;
    uid: string;
    ship_to_id: ColumnType<string | null, string | null | undefined, string | null>;
    company_id: string;
    country: string;
    customer_type: ColumnType<string | null, string | null | undefined, string | null>;
    reason: string;
    started_at: Date;
    expires_at: Date;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  audit_company: {
    event_id: string;
    company_id: string;
    action: string;
    at: Date;
    details: ColumnType<unknown, unknown | undefined, unknown>;
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
    acting_for: ColumnType<string | null, string | null | undefined, string | null>;
    changes: ColumnType<unknown, unknown | undefined, unknown>;
  };
  audited_company: {
    id: ColumnType<string | null, string | null | undefined, string | null>;
    country: ColumnType<string | null, string | null | undefined, string | null>;
  };
  billing_attachment: {
    number: string;
    format: string;
    file_state: ColumnType<string, string | undefined, string>;
    file_key: ColumnType<string | null, string | null | undefined, string | null>;
    file_size: ColumnType<number | null, number | null | undefined, number | null>;
  };
  billing_document: {
    number: string;
    kind: string;
    type: string;
    payer_id: string;
    document_date: string;
    currency: string;
    net_total: string;
    tax_total: string;
    is_cancelled: boolean;
    is_paid: boolean;
    payment_reference: ColumnType<string | null, string | null | undefined, string | null>;
    changed_at: Date;
    digest: string;
    first_seen_at: Date;
    file_state: string;
    file_key: ColumnType<string | null, string | null | undefined, string | null>;
    file_size: ColumnType<number | null, number | null | undefined, number | null>;
  };
  billing_document_line: {
    number: string;
    item: string;
    sap_id: string;
    line_no: number;
    quantity: string;
    net: string;
  };
  bulk_upload: {
    id: string;
    uid: string;
    company_id: string;
    country: string;
    file_name: string;
    digest: string;
    state: string;
    error_code: ColumnType<string | null, string | null | undefined, string | null>;
    error_values: ColumnType<unknown, unknown | undefined, unknown>;
    encoding: ColumnType<string | null, string | null | undefined, string | null>;
    delimiter: ColumnType<string | null, string | null | undefined, string | null>;
    columns: ColumnType<unknown, unknown | undefined, unknown>;
    heading: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    row_count: ColumnType<number, number | undefined, number>;
    checked_in_ms: ColumnType<number | null, number | null | undefined, number | null>;
    language: ColumnType<string | null, string | null | undefined, string | null>;
    same_as: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Date;
    sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    sendings: ColumnType<number, number | undefined, number>;
  };
  bulk_upload_order: {
    upload_id: string;
    key: string;
    position: number;
    state: string;
    verdict: unknown;
    shown_hash: ColumnType<string | null, string | null | undefined, string | null>;
    origin_key: ColumnType<string | null, string | null | undefined, string | null>;
    is_again: ColumnType<boolean, boolean | undefined, boolean>;
    order_number: ColumnType<string | null, string | null | undefined, string | null>;
    placed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  bulk_upload_row: {
    upload_id: string;
    row: number;
    order_key: string;
    written: unknown;
    cells: unknown;
    mended: ColumnType<unknown, unknown | undefined, unknown>;
    product: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    faults: ColumnType<unknown, unknown | undefined, unknown>;
  };
  bundle: {
    sku: string;
    minimum_amount: ColumnType<number, number | undefined, number>;
    valid_from: string;
    valid_to: string;
    limited_amount: ColumnType<number | null, number | null | undefined, number | null>;
    sold_amount: ColumnType<number, number | undefined, number>;
    discount_percent: ColumnType<string, string | undefined, string>;
  };
  bundle_item: {
    id: string;
    bundle_sku: string;
    position: number;
    title: unknown;
    is_required: ColumnType<boolean, boolean | undefined, boolean>;
  };
  bundle_option: {
    id: string;
    bundle_item_id: string;
    position: number;
    sku: string;
    quantity: number;
    can_change_quantity: ColumnType<boolean, boolean | undefined, boolean>;
    is_default: ColumnType<boolean, boolean | undefined, boolean>;
  };
  calendar_exception: {
    id: GeneratedAlways<string>;
    country: string;
    ship_to_id: ColumnType<string | null, string | null | undefined, string | null>;
    transport_type: ColumnType<string | null, string | null | undefined, string | null>;
    date: string;
    kind: string;
    cut_off: ColumnType<string | null, string | null | undefined, string | null>;
    note: ColumnType<string | null, string | null | undefined, string | null>;
    version: ColumnType<number, number | undefined, number>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    ended_by: ColumnType<string | null, string | null | undefined, string | null>;
  };
  canned_answer: {
    id: string;
    title: string;
    version: ColumnType<number, number | undefined, number>;
    changed_by: string;
    changed_at: Date;
  };
  canned_answer_text: {
    answer_id: string;
    language: string;
    text: string;
  };
  cart: {
    id: ColumnType<string, string | undefined, string>;
    uid: string;
    state: ColumnType<string, string | undefined, string>;
    version: ColumnType<number, number | undefined, number>;
    ship_to_id: ColumnType<string | null, string | null | undefined, string | null>;
    transport_type: ColumnType<string | null, string | null | undefined, string | null>;
    delivery_date: ColumnType<string | null, string | null | undefined, string | null>;
    customer_order_number: ColumnType<string | null, string | null | undefined, string | null>;
    note_for_driver: ColumnType<string | null, string | null | undefined, string | null>;
    payment_method: ColumnType<string | null, string | null | undefined, string | null>;
    shown_hash: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Date;
    changed_at: Date;
    saved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    shown_deposits: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
  };
  cart_coupon: {
    cart_id: string;
    code: string;
  };
  cart_item: {
    id: ColumnType<string, string | undefined, string>;
    cart_id: string;
    position: number;
    sku: string;
    options_key: ColumnType<string, string | undefined, string>;
    quantity: string;
    layers: ColumnType<number, number | undefined, number>;
    pallets: ColumnType<number, number | undefined, number>;
    unit_price: ColumnType<string | null, string | null | undefined, string | null>;
  };
  cart_undo: {
    id: string;
    uid: string;
    cart_id: string;
    version: number;
    saved_cart_id: ColumnType<string | null, string | null | undefined, string | null>;
    before: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    created_at: Date;
  };
  category: {
    uid: string;
    parent_uid: ColumnType<string | null, string | null | undefined, string | null>;
    country: string;
    name: unknown;
    url_key: string;
    url_path: string;
    level: number;
    position: number;
    changed_in: ColumnType<string, string | undefined, string>;
  };
  change_request: {
    id: GeneratedAlways<string>;
    kind: string;
    subject: string;
    topic: string;
    markets: string[];
    before: unknown;
    after: unknown;
    requested_by: string;
    requested_at: Date;
    expires_at: Date;
    state: ColumnType<string, string | undefined, string>;
    decided_by: ColumnType<string | null, string | null | undefined, string | null>;
    decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    reason: ColumnType<string | null, string | null | undefined, string | null>;
    version: ColumnType<number, number | undefined, number>;
  };
  company: {
    id: string;
    country: string;
    name: string;
    identification_no: string;
    taxvat: string;
  };
  consent: {
    uid: string;
    kind: string;
    version: string;
    accepted_at: Date;
  };
  container_movement: {
    source_key: string;
    delivery_number: string;
    sap_id: string;
    order_number: ColumnType<string | null, string | null | undefined, string | null>;
    parent_line_no: ColumnType<number | null, number | null | undefined, number | null>;
    sku: string;
    units: string;
    moved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  content_asked: {
    item_id: string;
    asked_on: string;
    people: number;
  };
  content_asked_by: {
    uid: string;
    item_id: string;
    asked_on: string;
  };
  content_file: {
    item_id: string;
    version: number;
    id: string;
    name: string;
    role: string;
    file_key: string;
    content_type: string;
    size_bytes: number;
  };
  content_item: {
    id: string;
    kind: string;
    path: string;
    draft_version: ColumnType<number | null, number | null | undefined, number | null>;
    published_version: ColumnType<number | null, number | null | undefined, number | null>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    next_version: ColumnType<number | null, number | null | undefined, number | null>;
    revision: ColumnType<number, number | undefined, number>;
    edited_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    edited_by: ColumnType<string | null, string | null | undefined, string | null>;
  };
  content_progress: {
    uid: string;
    item_id: string;
    chapter_id: string;
    finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    video_seconds: ColumnType<number, number | undefined, number>;
    updated_at: Date;
  };
  content_read: {
    uid: string;
    item_id: string;
    read_at: Date;
  };
  content_remote_file: {
    id: string;
    file_key: string;
    read_at: Date;
  };
  content_remote_item: {
    list: string;
    market: string;
    customer_type: string;
    asked_in: string;
    id: string;
    kind: string;
    path: string;
    position: number;
    sub_kind: ColumnType<string | null, string | null | undefined, string | null>;
    group_key: ColumnType<string | null, string | null | undefined, string | null>;
    shown_on: string;
    event_date: ColumnType<string | null, string | null | undefined, string | null>;
    language: string;
    body: unknown;
    search_text: string;
    file_ids: string[];
  };
  content_remote_list: {
    list: string;
    market: string;
    customer_type: string;
    language: string;
    read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    failed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  content_text: {
    item_id: string;
    version: number;
    language: string;
    body: unknown;
    source: unknown;
    search_text: string;
  };
  content_upload: {
    item_id: string;
    id: string;
    name: string;
    file_key: string;
    content_type: string;
    size_bytes: number;
    uploaded_by: string;
    uploaded_at: Date;
  };
  content_version: {
    item_id: string;
    version: number;
    markets: ColumnType<string[], string[] | undefined, string[]>;
    customer_types: ColumnType<string[], string[] | undefined, string[]>;
    is_public: ColumnType<boolean, boolean | undefined, boolean>;
    visible_from: ColumnType<string | null, string | null | undefined, string | null>;
    visible_to: ColumnType<string | null, string | null | undefined, string | null>;
    shown_on: string;
    position: ColumnType<number, number | undefined, number>;
    sub_kind: ColumnType<string | null, string | null | undefined, string | null>;
    group_key: ColumnType<string | null, string | null | undefined, string | null>;
    event_date: ColumnType<string | null, string | null | undefined, string | null>;
    source: unknown;
    digest: string;
    created_at: Date;
    visible_from_time: ColumnType<string | null, string | null | undefined, string | null>;
    visible_to_time: ColumnType<string | null, string | null | undefined, string | null>;
    created_by: ColumnType<string | null, string | null | undefined, string | null>;
    published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    published_by: ColumnType<string | null, string | null | undefined, string | null>;
  };
  content_vote: {
    uid: string;
    item_id: string;
    is_helpful: boolean;
    voted_at: Date;
  };
  contract: {
    id: string;
    payer_id: string;
    country: string;
    kind: string;
    name: string;
    valid_from: string;
    valid_to: string;
    currency: string;
    committed_hl: ColumnType<string | null, string | null | undefined, string | null>;
    is_ended: ColumnType<boolean, boolean | undefined, boolean>;
    source_changed_at: Date;
    digest: string;
    conditions: ColumnType<unknown, unknown | undefined, unknown>;
    pay_out_by: ColumnType<string | null, string | null | undefined, string | null>;
    file_key: ColumnType<string | null, string | null | undefined, string | null>;
  };
  contract_month: {
    contract_id: string;
    month: string;
    plan_hl: string;
  };
  contract_step: {
    contract_id: string;
    from_hl: string;
    bonus_percent: string;
  };
  coupon: {
    code: string;
    country: string;
    label: unknown;
    percent: ColumnType<string | null, string | null | undefined, string | null>;
    amount: ColumnType<string | null, string | null | undefined, string | null>;
    minimum_net: ColumnType<string, string | undefined, string>;
    valid_from: string;
    valid_to: string;
    max_uses: ColumnType<number | null, number | null | undefined, number | null>;
    max_uses_per_customer: ColumnType<number | null, number | null | undefined, number | null>;
    uses: ColumnType<number, number | undefined, number>;
  };
  coupon_guess: {
    uid: string;
    window_start: Date;
    wrong: number;
  };
  coupon_use: {
    code: string;
    ship_to_id: string;
    uses: number;
  };
  data_export: {
    id: string;
    uid: string;
    asked_by: string;
    language: string;
    asked_at: Date;
    state: ColumnType<string, string | undefined, string>;
    made_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    file_key: ColumnType<string | null, string | null | undefined, string | null>;
    file_bytes: ColumnType<string | null, string | null | undefined, string | null>;
  };
  dated_price_list: {
    ship_to_id: string;
    valid_from: string;
    price_list_id: ColumnType<number | null, number | null | undefined, number | null>;
    changed_in: ColumnType<string, string | undefined, string>;
  };
  deactivation: {
    id: GeneratedAlways<string>;
    uid: string;
    at: Date;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  deactivation_ship_to: {
    deactivation_id: string;
    ship_to_id: string;
  };
  delivery: {
    number: string;
    picking: string;
    goods_issue: string;
    proof: string;
    is_blocked: boolean;
    created_at: Date;
    picked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    loaded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    issued_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    planned_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
    planned_to: ColumnType<Date | null, Date | null | undefined, Date | null>;
    route: ColumnType<string | null, string | null | undefined, string | null>;
    vehicle: ColumnType<string | null, string | null | undefined, string | null>;
    depot: ColumnType<string | null, string | null | undefined, string | null>;
    digest: string;
  };
  delivery_line: {
    delivery_number: string;
    item: string;
    sap_id: string;
    order_number: ColumnType<string | null, string | null | undefined, string | null>;
    line_no: number;
    sku: string;
    quantity: string;
    proven: ColumnType<string | null, string | null | undefined, string | null>;
  };
  demo_account: {
    uid: string;
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    status_before: ColumnType<string | null, string | null | undefined, string | null>;
  };
  demo_part: {
    name: string;
    loaded_at: Date;
  };
  document_entry: {
    id: string;
    source: string;
    type: string;
    number: string;
    title: ColumnType<string | null, string | null | undefined, string | null>;
    sap_id: ColumnType<string | null, string | null | undefined, string | null>;
    order_number: ColumnType<string | null, string | null | undefined, string | null>;
    document_date: string;
    due_date: ColumnType<string | null, string | null | undefined, string | null>;
    paid_on: ColumnType<string | null, string | null | undefined, string | null>;
    amount: ColumnType<string | null, string | null | undefined, string | null>;
    currency: ColumnType<string | null, string | null | undefined, string | null>;
    standing: string;
    payer_id: string;
    company_id: ColumnType<string | null, string | null | undefined, string | null>;
    country: ColumnType<string | null, string | null | undefined, string | null>;
    ship_to_id: ColumnType<string | null, string | null | undefined, string | null>;
    is_listed: ColumnType<boolean, boolean | undefined, boolean>;
    file_state: ColumnType<string, string | undefined, string>;
    file_key: ColumnType<string | null, string | null | undefined, string | null>;
    file_size: ColumnType<number | null, number | null | undefined, number | null>;
    numbers: string;
  };
  document_source_state: {
    source: string;
    payer_id: string;
    read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    error_code: ColumnType<string | null, string | null | undefined, string | null>;
    error_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  document_to_tell: {
    company_id: string;
    id: string;
    is_new: boolean;
    days_late: ColumnType<number | null, number | null | undefined, number | null>;
  };
  erp_cursor: {
    feed: string;
    country: string;
    at: Date;
    key: ColumnType<string, string | undefined, string>;
    due_at: Date;
    leased_until: ColumnType<Date, Date | undefined, Date>;
    read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  erp_message: {
    order_number: string;
    sequence: number;
    kind: string;
    revision: number;
    state: ColumnType<string, string | undefined, string>;
    attempts: ColumnType<number, number | undefined, number>;
    first_sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    unknown_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
    request_id: string;
    last_code: ColumnType<string | null, string | null | undefined, string | null>;
    last_error: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    parked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    erp_reference: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Date;
    settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    reference: ColumnType<string | null, string | null | undefined, string | null>;
  };
  erp_mismatch: {
    kind: string;
    order_number: string;
    sap_id: ColumnType<string, string | undefined, string>;
    details: ColumnType<unknown, unknown | undefined, unknown>;
    first_seen_at: Date;
    last_seen_at: Date;
    resolved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  health_dependency: {
    name: string;
    location: string;
    looked_at: Date;
    succeeded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    failed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    failing_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
    fault: ColumnType<string | null, string | null | undefined, string | null>;
  };
  health_mark: {
    name: string;
    at: Date;
    note: ColumnType<string, string | undefined, string>;
  };
  health_process: {
    process: string;
    started_at: Date;
    seen_at: Date;
    figures: unknown;
  };
  health_refusal: {
    hour: Date;
    code: string;
    count: number;
  };
  health_sample: {
    series: string;
    at: Date;
    process: ColumnType<string, string | undefined, string>;
    value: number;
  };
  holiday: {
    country: string;
    year: ColumnType<number | null, number | null | undefined, number | null>;
    month: number;
    day: number;
    id: GeneratedAlways<string>;
    name: ColumnType<unknown, unknown | undefined, unknown>;
  };
  import_progress: {
    run_id: string;
    rows_read: ColumnType<number, number | undefined, number>;
    rows_written: ColumnType<number, number | undefined, number>;
  };
  import_row: {
    run_id: string;
    kind: string;
    line: number;
    key: string;
    verdict: string;
    country: ColumnType<string | null, string | null | undefined, string | null>;
    becomes: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    before: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    cells: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    faults: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    awaits: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    undone: ColumnType<string | null, string | null | undefined, string | null>;
  };
  import_run: {
    id: string;
    kinds: string[];
    state: string;
    file_name: string;
    file_key: string;
    is_full: boolean;
    markets: string[];
    counts: ColumnType<unknown, unknown | undefined, unknown>;
    consequences: ColumnType<unknown, unknown | undefined, unknown>;
    preview_hash: ColumnType<string | null, string | null | undefined, string | null>;
    error: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    moved: ColumnType<unknown, unknown | undefined, unknown>;
    requested_by: string;
    requested_at: Date;
    previewed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    committed_by: ColumnType<string | null, string | null | undefined, string | null>;
    committed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    undone_by: ColumnType<string | null, string | null | undefined, string | null>;
    undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  job_run: {
    job: string;
    position: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  live_event: {
    id: GeneratedAlways<string>;
    kind: string;
    subject: string;
    section: ColumnType<string | null, string | null | undefined, string | null>;
    company_id: ColumnType<string | null, string | null | undefined, string | null>;
    ship_to_id: ColumnType<string | null, string | null | undefined, string | null>;
    country: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Date;
    uid: ColumnType<string | null, string | null | undefined, string | null>;
  };
  made_change: {
    uid: string;
    key: string;
    digest: string;
    outcome: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    made_at: Date;
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
  market_supplier: {
    country: string;
    name: string;
    street: string;
    postal_code: string;
    city: string;
    identification_no: string;
    taxvat: string;
    register: string;
    iban: string;
    bic: string;
    bank: string;
  };
  master_owner: {
    kind: string;
    owner: string;
    version: ColumnType<number, number | undefined, number>;
  };
  master_row: {
    kind: string;
    key: string;
    country: string;
    columns: unknown;
    source_changed_at: Date;
    taken_at: Date;
  };
  master_waiting: {
    id: GeneratedAlways<string>;
    kind: string;
    key: string;
    columns: unknown;
    source_changed_at: Date;
    markets: string[];
    sent_by: string;
    awaits: string[];
    faults: unknown;
    arrived_at: Date;
    reported_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  notification: {
    id: ColumnType<string, string | undefined, string>;
    uid: string;
    kind: string;
    subject: string;
    params: ColumnType<unknown, unknown | undefined, unknown>;
    language: ColumnType<string | null, string | null | undefined, string | null>;
    dedupe_key: string;
    created_at: Date;
    read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    is_at_bell: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  };
  notification_delivery: {
    notification_id: string;
    channel: string;
    state: ColumnType<string, string | undefined, string>;
    settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  notification_preference: {
    uid: string;
    topic: string;
    channel: string;
    is_on: boolean;
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
  onboarding: {
    id: string;
    country: string;
    name: string;
    company_id: ColumnType<string | null, string | null | undefined, string | null>;
    state: ColumnType<string, string | undefined, string>;
    steps: ColumnType<unknown, unknown | undefined, unknown>;
    version: ColumnType<number, number | undefined, number>;
    created_by: string;
    created_at: Date;
    changed_at: Date;
  };
  order_line_state: {
    order_number: string;
    line_no: number;
    ordered: string;
    confirmed: ColumnType<string | null, string | null | undefined, string | null>;
    delivered: ColumnType<string | null, string | null | undefined, string | null>;
    rejected: ColumnType<string | null, string | null | undefined, string | null>;
    rejection_reason: ColumnType<string | null, string | null | undefined, string | null>;
  };
  order_progress: {
    order_number: string;
    changed_at: Date;
    process: string;
    rejection: string;
    is_held: boolean;
    net_total: string;
    confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    items: unknown;
    digest: string;
  };
  order_search: {
    order_number: string;
    numbers: string;
    parts: string[];
  };
  password_history: {
    id: GeneratedAlways<string>;
    uid: string;
    password_hash: string;
    set_at: Date;
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
  payer_credit: {
    payer_id: string;
    credit_limit: ColumnType<string | null, string | null | undefined, string | null>;
    currency: string;
    is_blocked: boolean;
    as_of: Date;
    mode: ColumnType<string, string | undefined, string>;
  };
  payer_payment_method: {
    payer_id: string;
    code: string;
    position: number;
  };
  people_help: {
    id: string;
    uid: string;
    staff_uid: string;
    what: string;
    reason: ColumnType<string | null, string | null | undefined, string | null>;
    at: Date;
  };
  placed_order: {
    order_number: string;
    cart_id: ColumnType<string | null, string | null | undefined, string | null>;
    uid: string;
    company_id: string;
    ship_to_id: string;
    country: string;
    sap_id: ColumnType<string | null, string | null | undefined, string | null>;
    order_type: ColumnType<string, string | undefined, string>;
    status: ColumnType<string, string | undefined, string>;
    delivery_status: ColumnType<string | null, string | null | undefined, string | null>;
    customer_order_number: string;
    note_for_driver: ColumnType<string | null, string | null | undefined, string | null>;
    delivery_date: string;
    transport_type: string;
    payment_method: string;
    currency: string;
    net_total: string;
    discount_total: string;
    tax_total: string;
    deposit_total: string;
    grand_total: string;
    quantity_total: string;
    pallets: string;
    physical_pallets: number;
    weight_kg: string;
    hectolitres: string;
    snapshot: unknown;
    placed_at: Date;
    lines: ColumnType<unknown, unknown | undefined, unknown>;
    returnables: ColumnType<unknown, unknown | undefined, unknown>;
    revision: ColumnType<number, number | undefined, number>;
    channel: ColumnType<string, string | undefined, string>;
    placed_by: string;
    origin_key: string;
    cancellation: ColumnType<string, string | undefined, string>;
    cancellation_code: ColumnType<string | null, string | null | undefined, string | null>;
    status_raw: ColumnType<string | null, string | null | undefined, string | null>;
    is_checked: ColumnType<boolean, boolean | undefined, boolean>;
    has_differences: ColumnType<boolean, boolean | undefined, boolean>;
    has_tracking: ColumnType<boolean, boolean | undefined, boolean>;
    is_issued: ColumnType<boolean, boolean | undefined, boolean>;
    changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    is_awaited: ColumnType<boolean, boolean | undefined, boolean>;
  };
  placed_order_line: {
    order_number: ColumnType<string | null, string | null | undefined, string | null>;
    position: ColumnType<number | null, number | null | undefined, number | null>;
    sku: ColumnType<string | null, string | null | undefined, string | null>;
    name: ColumnType<string | null, string | null | undefined, string | null>;
    pack_format: ColumnType<string | null, string | null | undefined, string | null>;
    quantity: ColumnType<string | null, string | null | undefined, string | null>;
    layers: ColumnType<number | null, number | null | undefined, number | null>;
    pallets: ColumnType<number | null, number | null | undefined, number | null>;
    quantity_total: ColumnType<string | null, string | null | undefined, string | null>;
    unit_price: ColumnType<string | null, string | null | undefined, string | null>;
    list_price: ColumnType<string | null, string | null | undefined, string | null>;
    discount: ColumnType<string | null, string | null | undefined, string | null>;
    row_total: ColumnType<string | null, string | null | undefined, string | null>;
    tax_rate: ColumnType<string | null, string | null | undefined, string | null>;
    weight_kg: ColumnType<string | null, string | null | undefined, string | null>;
    bundle_options: ColumnType<unknown | null, unknown | null | undefined, unknown | null>;
    line_no: ColumnType<number | null, number | null | undefined, number | null>;
  };
  placed_order_returnable: {
    order_number: ColumnType<string | null, string | null | undefined, string | null>;
    position: ColumnType<number | null, number | null | undefined, number | null>;
    parent_sku: ColumnType<string | null, string | null | undefined, string | null>;
    sku: ColumnType<string | null, string | null | undefined, string | null>;
    name: ColumnType<string | null, string | null | undefined, string | null>;
    units: ColumnType<string | null, string | null | undefined, string | null>;
    unit_price: ColumnType<string | null, string | null | undefined, string | null>;
    total_price: ColumnType<string | null, string | null | undefined, string | null>;
    line_no: ColumnType<number | null, number | null | undefined, number | null>;
  };
  portal_session: {
    id: string;
    uid: string;
    created_at: Date;
    renewed_at: Date;
    id_token_hint: ColumnType<string | null, string | null | undefined, string | null>;
    browser: ColumnType<string | null, string | null | undefined, string | null>;
    system: ColumnType<string | null, string | null | undefined, string | null>;
    form: ColumnType<string | null, string | null | undefined, string | null>;
    knows_groups: ColumnType<boolean, boolean | undefined, boolean>;
  };
  portal_setting: {
    only_row: ColumnType<boolean, boolean | undefined, boolean>;
    maintenance: ColumnType<boolean, boolean | undefined, boolean>;
    banner_rotation: ColumnType<number, number | undefined, number>;
    restored_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  portal_switch: {
    section: string;
    value: string;
  };
  price: {
    price_list_id: number;
    sku: string;
    kind: string;
    min_qty: ColumnType<number, number | undefined, number>;
    valid_from: ColumnType<string, string | undefined, string>;
    valid_to: ColumnType<string, string | undefined, string>;
    net_price: string;
  };
  price_list: {
    id: ColumnType<number, number | undefined, number>;
    code: string;
    country: string;
    currency: string;
    is_market_list: ColumnType<boolean, boolean | undefined, boolean>;
    excluded_skus: ColumnType<string[], string[] | undefined, string[]>;
    excluded_brands: ColumnType<string[], string[] | undefined, string[]>;
    changed_in: ColumnType<string, string | undefined, string>;
    name: ColumnType<string, string | undefined, string>;
  };
  product: {
    sku: string;
    country: string;
    kind: ColumnType<string, string | undefined, string>;
    category_uid: string;
    name: string;
    description: ColumnType<unknown, unknown | undefined, unknown>;
    brand: string;
    sub_brand: string;
    product_group: string;
    pack_format: string;
    material_type: ColumnType<string, string | undefined, string>;
    items_in_box: number;
    bottles: ColumnType<number, number | undefined, number>;
    volume_l: string;
    hl_per_unit: string;
    per_layer: number;
    layers_per_pallet: number;
    weight_kg: string;
    gross_weight_kg: string;
    pallet_weight_kg: string;
    is_returnable: boolean;
    tax_rate: string;
    alcohol_content: ColumnType<string | null, string | null | undefined, string | null>;
    shelf_life_days: ColumnType<number | null, number | null | undefined, number | null>;
    country_of_origin: string;
    ean: string;
    ean_ea: string;
    is_new: ColumnType<boolean, boolean | undefined, boolean>;
    is_last: ColumnType<boolean, boolean | undefined, boolean>;
    is_sale: ColumnType<boolean, boolean | undefined, boolean>;
    by_pack: ColumnType<boolean, boolean | undefined, boolean>;
    by_layer: ColumnType<boolean, boolean | undefined, boolean>;
    by_pallet: ColumnType<boolean, boolean | undefined, boolean>;
    is_discontinued: ColumnType<boolean, boolean | undefined, boolean>;
    is_out_of_stock: ColumnType<boolean, boolean | undefined, boolean>;
    available_from: ColumnType<string | null, string | null | undefined, string | null>;
    substitute_sku: ColumnType<string | null, string | null | undefined, string | null>;
    related_skus: ColumnType<string[], string[] | undefined, string[]>;
    images: ColumnType<unknown, unknown | undefined, unknown>;
    downloads: ColumnType<unknown, unknown | undefined, unknown>;
    listed_on: string;
    changed_in: ColumnType<string, string | undefined, string>;
  };
  product_removal: {
    sku: string;
    changed_in: ColumnType<string, string | undefined, string>;
  };
  product_returnable: {
    product_sku: string;
    returnable_sku: string;
    units: string;
  };
  program_token: {
    id: string;
    uid: string;
    issued_at: Date;
    expires_at: Date;
  };
  returnable: {
    sku: string;
    country: string;
    kind: string;
    name: unknown;
    unit_price: string;
    changed_in: ColumnType<string, string | undefined, string>;
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
    deactivation_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  sales_begin: {
    country: string;
    month: string;
  };
  sales_day: {
    ship_to_id: string;
    day: string;
    brand: string;
    product_group: string;
    packs: string;
    hectolitres: string;
    net: string;
    deposit: string;
    orders: number;
  };
  sales_market_day: {
    country: string;
    day: string;
    brand: string;
    product_group: string;
    packs: string;
    hectolitres: string;
    net: string;
    deposit: string;
    orders: number;
    is_sum: ColumnType<boolean, boolean | undefined, boolean>;
  };
  sales_month: {
    ship_to_id: string;
    month: string;
    brand: string;
    product_group: string;
    packs: string;
    hectolitres: string;
    net: string;
    deposit: string;
    orders: number;
  };
  sales_order: {
    order_number: string;
    ship_to_id: string;
    sold: unknown;
  };
  sales_portfolio: {
    uid: string;
    company_id: string;
    country: string;
  };
  section_closed: {
    section: string;
    country: string;
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
  ship_to_price_list: {
    ship_to_id: string;
    price_list_id: number;
    changed_in: ColumnType<string, string | undefined, string>;
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
    maximum_price: ColumnType<string | null, string | null | undefined, string | null>;
    version: ColumnType<number, number | undefined, number>;
  };
  sign_in_throttle: {
    subject: string;
    window_start: Date;
    attempts: number;
  };
  signing_key: {
    kid: string;
    purpose: string;
    public_jwk: unknown;
    sealed_jwk: string;
    created_at: Date;
    signs_from: Date;
    accepted_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
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
  staff_grant: {
    id: GeneratedAlways<string>;
    uid: string;
    roleid: string;
    countries: string[];
    source: string;
    granted_by: string;
    granted_at: Date;
    ends_on: ColumnType<string | null, string | null | undefined, string | null>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    ended_by: ColumnType<string | null, string | null | undefined, string | null>;
  };
  staff_group: {
    group: string;
    roleid: string;
    countries: string[];
  };
  staff_role: {
    roleid: string;
    name: string;
    rights: string[];
    own_customers_only: ColumnType<boolean, boolean | undefined, boolean>;
  };
  state_transition: {
    kind: string;
    from_state: string;
    to_state: string;
  };
  stored_file: {
    key: string;
    kind: string;
    company_id: ColumnType<string | null, string | null | undefined, string | null>;
    content_type: string;
    size_bytes: number;
    sha256: string;
    original_name: string;
    created_at: Date;
    keep_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  ticket: {
    id: string;
    case_number: GeneratedAlways<number>;
    client_id: ColumnType<string | null, string | null | undefined, string | null>;
    author_uid: string;
    company_id: string;
    ship_to_id: ColumnType<string | null, string | null | undefined, string | null>;
    country: string;
    title: string;
    description: string;
    category: string;
    sub_category: string;
    status: ColumnType<string, string | undefined, string>;
    merged_into: ColumnType<string | null, string | null | undefined, string | null>;
    reference_kind: ColumnType<string | null, string | null | undefined, string | null>;
    reference_id: ColumnType<string | null, string | null | undefined, string | null>;
    reference_line_no: ColumnType<number | null, number | null | undefined, number | null>;
    reference_label: ColumnType<string | null, string | null | undefined, string | null>;
    search_text: string;
    created_at: Date;
    updated_at: Date;
    answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    reference_packs: ColumnType<number | null, number | null | undefined, number | null>;
    reference_pack_format: ColumnType<string | null, string | null | undefined, string | null>;
    expected_credit: ColumnType<string | null, string | null | undefined, string | null>;
    expected_currency: ColumnType<string | null, string | null | undefined, string | null>;
    owner_uid: ColumnType<string | null, string | null | undefined, string | null>;
    version: ColumnType<number, number | undefined, number>;
    waiting_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  ticket_attachment: {
    id: string;
    ticket_id: string;
    comment_id: ColumnType<string | null, string | null | undefined, string | null>;
    uploader_uid: string;
    company_id: string;
    name: string;
    file_key: string;
    content_type: string;
    size_bytes: number;
    created_at: Date;
    removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  ticket_comment: {
    id: string;
    ticket_id: string;
    client_id: ColumnType<string | null, string | null | undefined, string | null>;
    author_uid: ColumnType<string | null, string | null | undefined, string | null>;
    is_staff: boolean;
    staff_name: ColumnType<string | null, string | null | undefined, string | null>;
    description: string;
    created_at: Date;
  };
  ticket_event: {
    id: GeneratedAlways<string>;
    ticket_id: string;
    at: Date;
    from_status: ColumnType<string | null, string | null | undefined, string | null>;
    to_status: string;
    by_uid: ColumnType<string | null, string | null | undefined, string | null>;
    is_staff: boolean;
    staff_name: ColumnType<string | null, string | null | undefined, string | null>;
  };
  ticket_note: {
    id: string;
    ticket_id: string;
    author_uid: string;
    description: string;
    created_at: Date;
  };
  ticket_read: {
    uid: string;
    ticket_id: string;
    read_at: Date;
  };
  trade_month: {
    trade: string;
    month: number;
    orders: number;
    share: string;
  };
  trade_month_count: {
    trade: string;
    month: number;
    orders: number;
    share: string;
  };
  wishlist: {
    id: ColumnType<string, string | undefined, string>;
    uid: string;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
  wishlist_item: {
    id: ColumnType<string, string | undefined, string>;
    wishlist_id: string;
    sku: string;
    quantity: ColumnType<string, string | undefined, string>;
    added_at: ColumnType<Date, Date | undefined, Date>;
  };
};
