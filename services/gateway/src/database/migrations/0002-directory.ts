/** The wallets the operator imported. */
export const directory = /* sql */ `
create table directory_wallets (
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  wallet jsonb not null,
  imported_at timestamptz not null default now()
);

-- One row: processes see by the version that the list has changed.
create table directory_state (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1,
  -- Whether the wallets that come with the gateway are listed beside those that were imported.
  with_registry boolean not null default true
);
insert into directory_state default values;
`
