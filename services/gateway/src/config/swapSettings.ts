import { array, check, maxLength, minLength, optional, picklist, pipe, record, regex, string } from 'valibot'
import { poolChainSchema } from '../swap/pools/poolChainSchema'
import { count, json, text, urlText } from './settingKinds'

const key = pipe(text, maxLength(500), regex(/^[\x21-\x7e]+$/, 'has a space or an unusual letter'))
const webUrl = pipe(urlText, regex(/^https?:/i, 'not an http or https URL'))
const caip2 = pipe(string(), regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'not a CAIP-2 id'))
const contract = pipe(string(), regex(/^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/, 'not an address'))

/** The settings of swaps. */
export const swapSettings = {
  /**
   * Who swaps, separated by commas: `pools` (exchanges on chain, read from the operator's own nodes), `0x`, `lifi`,
   * `jupiter`; or `none`.
   */
  SWAP: optional(
    pipe(
      text,
      regex(/^(none|(pools|0x|lifi|jupiter)( *, *(pools|0x|lifi|jupiter))*)$/, 'names another than these'),
      check((value) => !/\b(\w+)\b.*\b\1\b/.test(value), 'names one twice'),
    ),
    'pools',
  ),
  /** The key of 0x; required for it. */
  SWAP_ZEROX_KEY: optional(key),
  /** The API of 0x. */
  SWAP_ZEROX_URL: optional(webUrl, 'https://api.0x.org'),
  /** The key of LI.FI; without it the vendor allows few requests. */
  SWAP_LIFI_KEY: optional(key),
  /** The API of LI.FI. */
  SWAP_LIFI_URL: optional(webUrl, 'https://li.quest/v1'),
  /** The key of Jupiter; required for it. */
  SWAP_JUPITER_KEY: optional(key),
  /** The API of Jupiter. */
  SWAP_JUPITER_URL: optional(webUrl, 'https://api.jup.ag'),
  /**
   * The vendors whose swaps may be carried out where no simulation shows what arrives, separated by commas: `lifi` across
   * networks, `jupiter` on Solana. Without it these are prices only, since a vendor that was taken over could name
   * another receiver in them.
   */
  SWAP_UNPROVEN: optional(
    pipe(text, regex(/^(lifi|jupiter)( *, *(lifi|jupiter))*$/, 'names another than lifi and jupiter')),
  ),
  /**
   * The contracts that a vendor's swaps may call and approve, in place of those it documents:
   * `{"0x": {"eip155:1": ["0x…"]}}`, the one that gets the approval first. A network that isn't listed isn't served.
   */
  SWAP_CONTRACTS: optional(
    json(
      record(
        picklist(['0x', 'lifi', 'jupiter'], 'not a vendor'),
        record(caip2, pipe(array(contract), minLength(1), maxLength(20))),
      ),
    ),
    {},
  ),
  /**
   * Where `pools` finds exchanges, besides Uniswap's own deployments: `[{"chainId": "eip155:…", "wrapped": "0x…", "stables":
   * ["0x…"], "venues": [{"name": "…", "v2": {"factory", "router", "feeBps"}, "v3": {"factory", "quoter", "fees"}, "router"}]}]`.
   * An entry replaces the built-in one of its network. All contracts are checked at start.
   */
  SWAP_POOLS: optional(json(pipe(array(poolChainSchema), maxLength(50))), []),
  /** How often clients of one address may ask the providers in a minute. */
  SWAP_RATE_LIMIT: optional(count(1, 100_000), 300),
  /** A token list (the schema of tokenlists.org) besides the built-in ones: a file, or an http or https URL. */
  SWAP_TOKENS: optional(pipe(text, maxLength(1_000))),
} as const
