/** Orders of crypto, and the payments of the stand-in vendor. */
export const onramp = /* sql */ `
create table onramp_orders (
  id uuid primary key,
  -- SHA-256 of the secret that reads the order.
  secret_hash bytea not null,
  project text not null,
  provider text not null,
  -- The vendor's own id, if it has one.
  vendor_id text,
  state text not null,
  -- The place of the state; it only grows.
  rank smallint not null,
  chain text not null,
  asset text not null,
  symbol text not null,
  asset_name text not null,
  decimals smallint not null,
  -- As the limits compare addresses.
  receiver text not null,
  -- The page that ordered, and the page to go back to.
  origin text,
  return_url text,
  hash text,
  reason text,
  amount text,
  -- When nobody can pay any more.
  ends_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index onramp_orders_receiver on onramp_orders (receiver, created_at desc);
create index onramp_orders_updated on onramp_orders (updated_at);

create table stand_in_payments (
  order_id uuid primary key,
  -- The place of its page; the signed link works once.
  token text not null unique,
  state text not null,
  chain text not null,
  asset text not null,
  symbol text not null,
  decimals smallint not null,
  receiver text not null,
  -- In the smallest units.
  amount text not null,
  fiat text not null,
  pay_amount text not null,
  return_url text not null,
  due_at timestamptz,
  ends_at timestamptz not null,
  -- The signed transaction, stored before it is sent.
  genesis text,
  nonce bigint,
  raw text,
  hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index stand_in_payments_open on stand_in_payments (chain, due_at) where state in ('due', 'sent');

create table stand_in_webhooks (
  id bigint generated always as identity primary key,
  body text not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  delivered_at timestamptz
);
create index stand_in_webhooks_waiting on stand_in_webhooks (next_at) where delivered_at is null;
`
