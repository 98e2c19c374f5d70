/** Projects, and how much they use. */
export const projects = /* sql */ `
create table projects (
  id text primary key,
  name text not null,
  origins text[] not null default '{}',
  -- Requests a day; null is without limit.
  quota integer check (quota > 0),
  disabled boolean not null default false,
  created_at timestamptz not null default now()
);

-- How often a key was used in a span of time, over all processes.
create unlogged table usage (
  key text not null,
  span bigint not null,
  count integer not null,
  expires_at timestamptz not null,
  primary key (key, span)
);
create index usage_expires_at on usage (expires_at);
`
