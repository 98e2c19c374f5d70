/** Solana transactions that the gateway signed as the one who pays. */
export const sponsorSolana = /* sql */ `
create table sponsor_solana (
  -- Of the message, SHA-256 in hexadecimal.
  hash text primary key,
  -- CAIP-2.
  chain text not null,
  -- The account of the visitor, who signed first.
  visitor text not null,
  -- A recent block, after which the transaction expires.
  blockhash text not null,
  project text not null,
  -- Lamports.
  fee bigint not null,
  created_at timestamptz not null
);
-- One transaction of a visitor per block, whichever gateway is asked.
create unique index sponsor_solana_block on sponsor_solana (chain, visitor, blockhash);
create index sponsor_solana_old on sponsor_solana (created_at);
`
