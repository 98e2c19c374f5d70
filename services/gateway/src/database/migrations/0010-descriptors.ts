/** The ERC-7730 descriptors that the operator imported. */
export const descriptors = /* sql */ `
create table descriptors (
  -- Where the file is in the registry.
  path text primary key,
  kind text not null check (kind in ('calldata', 'eip712')),
  -- SHA-256 of the file.
  hash text not null,
  owner text,
  contract_name text,
  -- Text, because jsonb would change the order of the formats.
  descriptor text not null,
  imported_at timestamptz not null default now()
);

-- One descriptor may be for many contracts, and a contract may have several.
create table descriptor_contracts (
  -- CAIP-10 in lower case.
  contract text not null,
  kind text not null,
  path text not null references descriptors on delete cascade,
  primary key (contract, kind, path)
);
create index descriptor_contracts_path on descriptor_contracts (path);
`
