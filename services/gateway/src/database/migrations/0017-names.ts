/** The names that visitors registered under the operator's zones. */
export const names = /* sql */ `
create table names (
  -- With its zone, in lower case.
  name text primary key,
  zone text not null,
  -- What the label looks like: two names that look alike can't both exist.
  skeleton text not null,
  -- The account that registered it, in lower case.
  owner text not null,
  attributes jsonb not null default '{}',
  registered_at timestamptz not null,
  -- When an address or an attribute changed.
  updated_at timestamptz,
  -- When the account last signed in or renewed it.
  seen_at timestamptz not null,
  unique (zone, skeleton)
);
create index names_owner on names (owner);
create index names_seen on names (seen_at);

create table name_addresses (
  name text not null references names on delete cascade,
  -- ENSIP-11.
  coin_type bigint not null,
  -- In lower case.
  address text not null,
  created_at timestamptz not null,
  primary key (name, coin_type)
);
create index name_addresses_address on name_addresses (address);

-- Signed messages that were used: none counts twice.
create table name_messages (
  address text not null,
  timestamp bigint not null,
  primary key (address, timestamp)
);
create index name_messages_timestamp on name_messages (timestamp);

-- Names that became free, and when.
create table name_releases (
  zone text not null,
  skeleton text not null,
  released_at timestamptz not null,
  primary key (zone, skeleton)
);
create index name_releases_time on name_releases (released_at);

-- Words that the operator reserved by command, by what they look like.
create table name_reservations (
  skeleton text primary key,
  word text not null,
  reserved_at timestamptz not null default now()
);
`
