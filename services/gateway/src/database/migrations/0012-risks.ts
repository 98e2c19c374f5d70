/** The addresses on the lists of risks that the operator chose. */
export const risks = /* sql */ `
create table risk_sources (
  name text primary key,
  refreshed_at timestamptz not null
);

create table risk_entries (
  -- SHA-256 in hexadecimal; ordered by bytes, so that a prefix is a range.
  hash text collate "C" not null,
  source text not null references risk_sources on delete cascade,
  reason text,
  primary key (hash, source)
);
create index risk_entries_source on risk_entries (source);
`
