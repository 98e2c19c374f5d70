import { optional, picklist, pipe, record, regex, string, unknown } from 'valibot'
import { count, json, text, urlText } from './settingKinds'

/** An amount of the smallest unit of a network's currency; a text, since a number can't hold it. */
const wei = pipe(text, regex(/^\d{1,30}$/, 'not a whole number'))
const caip2 = pipe(string(), regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'not a CAIP-2 id'))
const webUrl = pipe(urlText, regex(/^https?:/i, 'not an http or https URL'))

/** Transfers of SOL and tokens, memos, and the price of a transaction. */
const solanaPrograms = [
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'ComputeBudget111111111111111111111111111111',
]

/** The settings of who pays for the operations of smart accounts. */
export const sponsorSettings = {
  /** `own`: the gateway pays with its own key; `bundler`: the operator's bundler and paymaster do; `none`: visitors. */
  SPONSOR: optional(picklist(['own', 'none', 'bundler']), 'none'),
  /** The private key that pays, 32 bytes in hexadecimal. Keep little money on it. */
  SPONSOR_KEY: optional(pipe(text, regex(/^(0x)?[0-9a-f]{64}$/i, 'not 64 hexadecimal digits'))),
  /** Bundlers by CAIP-2 id, for `bundler`. */
  SPONSOR_BUNDLER_URLS: optional(json(record(caip2, webUrl)), {}),
  /** Paymasters by CAIP-2 id, for `bundler`. */
  SPONSOR_PAYMASTER_URLS: optional(json(record(caip2, webUrl)), {}),
  /** What paymasters get as context (ERC-7677), such as the id of a policy. */
  SPONSOR_PAYMASTER_CONTEXT: optional(json(record(string(), unknown())), {}),
  /** The contracts and accounts whose calls are paid for, separated by commas; `*` for all. */
  SPONSOR_TARGETS: optional(
    pipe(text, regex(/^(\*|0x[0-9a-f]{40}( *, *0x[0-9a-f]{40})*)$/i, 'neither * nor EVM addresses')),
    '*',
  ),
  /** How much a project may cost in a day on one network, in wei. */
  SPONSOR_PROJECT_BUDGET: optional(wei, '50000000000000000'),
  /** How much a visitor may cost in a day on one network, in wei. */
  SPONSOR_VISITOR_BUDGET: optional(wei, '5000000000000000'),
  /** How many operations of a visitor are paid for in a day on one network. */
  SPONSOR_VISITOR_COUNT: optional(count(1, 1_000_000), 50),
  /** How many operations from one network address are paid for in a day. A new account costs nothing, an address does. */
  SPONSOR_CLIENT_COUNT: optional(count(1, 1_000_000), 500),
  /** The most gas of a transaction that is paid for. */
  SPONSOR_MAX_GAS: optional(count(100_000, 30_000_000), 1_500_000),
  /** The balance of the key below which the metrics and the log warn, in wei. */
  SPONSOR_LOW_BALANCE: optional(wei, '100000000000000000'),
  /** The key that pays on Solana, base58 as wallets export it. Without it, nothing is paid for there. */
  SPONSOR_SOLANA_KEY: optional(pipe(text, regex(/^[1-9A-HJ-NP-Za-km-z]{40,90}$/, 'not base58'))),
  /** The programs whose instructions are paid for on Solana, separated by commas; `*` for all. */
  SPONSOR_SOLANA_PROGRAMS: optional(
    pipe(
      text,
      regex(
        /^(\*|[1-9A-HJ-NP-Za-km-z]{32,44}( *, *[1-9A-HJ-NP-Za-km-z]{32,44})*)$/,
        'neither * nor programs',
      ),
    ),
    solanaPrograms.join(','),
  ),
  /** How much a project may cost in a day on Solana, in lamports. */
  SPONSOR_SOLANA_PROJECT_BUDGET: optional(wei, '50000000'),
  /** How much a visitor may cost in a day on Solana, in lamports. */
  SPONSOR_SOLANA_VISITOR_BUDGET: optional(wei, '1000000'),
  /** The most that a transaction may cost on Solana, in lamports. */
  SPONSOR_SOLANA_MAX_FEE: optional(wei, '20000'),
} as const
