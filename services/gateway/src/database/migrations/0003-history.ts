/** The history of requested accounts on followed chains. */
export const history = /* sql */ `
create table followed_chains (
  chain text primary key,
  -- The hash of block 0: a development chain that began anew is another chain.
  genesis text not null,
  -- Nothing before this block is looked for.
  first_block bigint not null,
  -- Every block before this one was read for every address that is known up to here.
  next_block bigint not null,
  -- Goes up with every process that takes over; one that lost its lock without knowing can write nothing any more.
  epoch bigint not null default 0,
  -- When there was last nothing newer to read.
  seen_at timestamptz not null default now()
);

-- The newest blocks by hash: how a reorganisation is noticed, and how deep it goes.
create table followed_blocks (
  chain text not null,
  number bigint not null,
  hash text not null,
  primary key (chain, number)
);

create table watched_addresses (
  chain text not null,
  address text not null,
  -- Every block from here to the chain's next_block was read for it; null until a follower has taken it up.
  known_from bigint,
  asked_at timestamptz not null default now(),
  primary key (chain, address)
);
create index watched_addresses_known_from on watched_addresses (chain, known_from desc);

create table history (
  chain text not null,
  address text not null,
  block bigint not null,
  -- The place of the transaction in its block.
  position integer not null,
  hash text not null,
  mined_at timestamptz not null,
  sent_from text not null,
  sent_to text not null,
  nonce bigint not null,
  is_failed boolean not null,
  operation text not null,
  transfers jsonb not null,
  primary key (chain, address, block, position)
);
create index history_block on history (chain, block);

-- What contracts say of themselves, cleaned; read once.
create table token_facts (
  chain text not null,
  address text not null,
  name text,
  symbol text,
  decimals integer,
  primary key (chain, address)
);
`
