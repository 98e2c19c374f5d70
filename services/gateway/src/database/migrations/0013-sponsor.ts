/** Operations that the gateway pays for, and what projects and visitors have spent of their budgets. */
export const sponsor = /* sql */ `
create table sponsor_operations (
  -- The user operation's, in lower case.
  hash text primary key,
  -- The order of the line.
  place bigint generated always as identity,
  -- CAIP-2.
  chain text not null,
  -- The address that pays.
  sponsor text not null,
  -- The visitor's account, in lower case.
  sender text not null,
  nonce numeric not null,
  project text not null,
  -- As it came, checked: JSON.
  operation text not null,
  state text not null check (state in ('queued', 'sent', 'mined', 'failed')),
  -- The transaction's limits, on which the reserved amount is based.
  gas bigint not null,
  max_fee numeric not null,
  -- The day whose budgets paid.
  day integer not null,
  tx_hash text,
  tx_nonce bigint,
  -- Stored before it is sent, so a killed gateway sends the same bytes again and pays once.
  raw text,
  -- What it cost the sponsor.
  cost numeric,
  reason text,
  -- The answer to eth_getUserOperationReceipt: JSON.
  receipt text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index sponsor_operations_line on sponsor_operations (chain, sponsor, place) where state in ('queued', 'sent');
-- One operation per nonce of an account, and one transaction per nonce of a sponsor, whichever gateway is first.
create unique index sponsor_operations_account on sponsor_operations (chain, sender, nonce)
  where state in ('queued', 'sent');
create unique index sponsor_operations_nonce on sponsor_operations (chain, sponsor, tx_nonce) where state = 'sent';
create index sponsor_operations_old on sponsor_operations (changed_at) where state in ('mined', 'failed');

create table sponsor_budgets (
  -- A project or an account, on a chain.
  key text not null,
  -- Days since 1970.
  day integer not null,
  -- Wei, with what operations in flight may still cost.
  spent numeric not null,
  count integer not null,
  primary key (key, day)
);
create index sponsor_budgets_day on sponsor_budgets (day);
`
