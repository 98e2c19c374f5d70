/** All transactions that were signed for an operation, and which operations a reorganisation may still undo. */
export const sponsorTransactions = /* sql */ `
create table sponsor_transactions (
  tx_hash text primary key,
  -- A transaction that replaces another has its nonce, so only one of them is mined.
  operation text not null references sponsor_operations (hash) on delete cascade,
  created_at timestamptz not null
);
create index sponsor_transactions_operation on sponsor_transactions (operation);
insert into sponsor_transactions
  select tx_hash, hash, changed_at from sponsor_operations where tx_hash is not null;

-- The hash of the chain's first block when it was sent: a development chain that started again has another one.
alter table sponsor_operations add column genesis text;
-- The hash of the block that settled it.
alter table sponsor_operations add column block text;
-- Whether that block is too deep to be dropped.
alter table sponsor_operations add column final boolean not null default false;
update sponsor_operations set final = true where state in ('mined', 'failed');
create index sponsor_operations_recent on sponsor_operations (chain, sponsor)
  where state in ('mined', 'failed') and tx_hash is not null and not final;
`
