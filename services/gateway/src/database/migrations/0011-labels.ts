/** The names that the operator gave to addresses. */
export const labels = /* sql */ `
create table labels (
  -- CAIP-10, with * for all chains of a family.
  account text primary key,
  name text not null,
  imported_at timestamptz not null default now()
);
`
