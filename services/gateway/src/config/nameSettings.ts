import { check, optional, pipe, record, regex, string, transform } from 'valibot'
import { count, flag, json, text } from './settingKinds'

const caip2 = pipe(string(), regex(/^eip155:[1-9]\d{0,15}$/, 'not the CAIP-2 id of an EVM chain'))
const evmAddress = pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/, 'not an EVM address'))
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const zone = new RegExp(`^${label}\\.${label}$`)

const listOf = (value: string): string[] => [
  ...new Set(
    value
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  ),
]

/** The settings of names under the operator's own zones. */
export const nameSettings = {
  /** [NAM-5] The zones under which visitors register names, such as `sample.eth`, at most two, separated by commas. */
  NAMES_ZONES: optional(
    pipe(
      string(),
      transform(listOf),
      check((zones) => zones.length <= 2, 'more than two zones'),
      check((zones) => zones.every((one) => zone.test(one)), 'a zone has two labels of a-z, 0-9 and -'),
    ),
    '',
  ),
  /**
   * The private keys that sign names for the resolver contract, 32 bytes in hexadecimal each, separated by commas; the
   * first that the contract accepts signs. They hold no money.
   */
  NAMES_KEY: optional(
    pipe(
      text,
      regex(/^(0x)?[0-9a-f]{64}( *, *(0x)?[0-9a-f]{64})*$/i, 'not 64 hexadecimal digits'),
      transform((keys) => listOf(keys).map((key): `0x${string}` => `0x${key.replace(/^0x/, '')}`)),
    ),
  ),
  /** The resolver contracts of the zones, by CAIP-2 id of their chains. */
  NAMES_RESOLVER: optional(json(record(caip2, evmAddress)), {}),
  /** How many seconds a signed answer for a resolver contract is valid. */
  NAMES_ANSWER_SECONDS: optional(count(30, 86_400), 300),
  /** How old a signed registration may be, in seconds; as much is allowed for clocks that run ahead. */
  NAMES_MESSAGE_SECONDS: optional(count(10, 3_600), 120),
  /** How many names an account may have. */
  NAMES_PER_ACCOUNT: optional(count(1, 1_000), 1),
  /** How many names clients of one address may register in a day. */
  NAMES_PER_CLIENT: optional(count(1, 1_000_000), 20),
  /** How many registrations clients of one address may try in a minute. */
  NAMES_RATE_LIMIT: optional(count(1, 100_000), 30),
  /** How many hours nobody can register a name after it became free. */
  NAMES_COOLDOWN_HOURS: optional(count(0, 8_760), 24),
  /** After how many days a name is free again if its account neither signed in nor renewed it; 0 keeps names for good. */
  NAMES_LAPSE_DAYS: optional(count(0, 36_500), 365),
  /** Whether only accounts can register that hold or sent something on the chain they sign for. */
  NAMES_NEEDS_ACTIVITY: optional(flag, false),
  /** Whether only accounts can register that are signed in to the gateway. */
  NAMES_NEEDS_SIGN_IN: optional(flag, false),
  /** Words that nobody can register, besides the built-in ones, separated by commas. */
  NAMES_RESERVED: optional(pipe(string(), transform(listOf)), ''),
} as const
