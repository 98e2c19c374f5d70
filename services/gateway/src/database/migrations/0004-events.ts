/** Events from the modals of sites with analytics. */
export const events = /* sql */ `
create table events (
  -- Chosen by the client: sent twice, it is kept once.
  id uuid primary key,
  project text not null,
  type text not null,
  event text not null,
  domain text not null,
  url text not null,
  sdk text,
  client text,
  address text,
  properties jsonb,
  at timestamptz not null,
  received_at timestamptz not null default now()
);
create index events_received_at on events (received_at);
create index events_project on events (project, event, received_at);

-- Keys that this gateway made for itself.
create table secrets (
  name text primary key,
  value bytea not null
);
`
