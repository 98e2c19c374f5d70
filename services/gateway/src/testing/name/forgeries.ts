import { toCoinType } from '@latchkey/protocol'
import fc from 'fast-check'
import {
  type Address,
  type Hex,
  numberToHex,
  parseSignature,
  serializeCompactSignature,
  serializeErc6492Signature,
  serializeErc8010Signature,
  serializeSignature,
  signatureToCompactSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { oddText } from '../hostile/oddText'
import type { Signer } from '../openSigners'
import type { signName } from './setUpNames'

/** The body of a registration. */
export type NameBody = Awaited<ReturnType<typeof signName>>

/** Whom an attack is made with. */
export type Attacker = {
  readonly signer: Signer
  readonly key: Hex
  /** Contracts that never say yes. */
  readonly contracts: readonly Address[]
}

/** Changes the body of somebody's registration, which must not be accepted any more. */
export type Forgery = (body: NameBody, attacker: Attacker) => unknown

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
/** The coin types of the gateway under test. They aren't signed, so they may change. */
const knownCoinTypes: readonly unknown[] = [60, toCoinType(31337), toCoinType(31338)]

/** The same signature with the other of its two `s`. */
function otherForm(signature: string): Hex {
  const { r, s, yParity } = parseSignature(signature as Hex)
  return serializeSignature({ r, s: numberToHex(order - BigInt(s), { size: 32 }), yParity: yParity ? 0 : 1 })
}

/** The same signature in 64 bytes (EIP-2098). */
function shortForm(signature: string): Hex {
  return serializeCompactSignature(signatureToCompactSignature(parseSignature(signature as Hex)))
}

const bytes = fc.uint8Array({ maxLength: 200 }).map((array): Hex => `0x${Buffer.from(array).toString('hex')}`)
const message = (body: NameBody, change: object) => ({
  ...body,
  message: JSON.stringify({ ...JSON.parse(body.message), ...change }),
})
const contractOf = ({ contracts }: Attacker, at: number) => contracts[at % contracts.length] ?? '0x'

const signatures: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  bytes,
  fc.constantFrom(
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(65)}`,
    `0x${'00'.repeat(64)}1b`,
    `0x${'00'.repeat(64)}1d`,
    `0x${'11'.repeat(9_999)}`,
    `0x${'11'.repeat(30_000)}`,
    // The marks of EIP-6492 and ERC-8010, with nothing before them.
    `0x${'6492'.repeat(16)}`,
    `0x${'8010'.repeat(16)}`,
    `0x${'00'.repeat(96)}${'6492'.repeat(16)}`,
    `0x${'ff'.repeat(96)}${'8010'.repeat(16)}`,
  ),
)

/** What is sent in place of a field. */
const replaced: fc.Arbitrary<Forgery> = fc
  .tuple(
    fc.constantFrom('coin_type', 'address', 'message', 'signature'),
    fc.oneof(
      oddText,
      fc.jsonValue({ maxDepth: 3 }),
      fc.double({ noInteger: true }),
      fc.bigInt().map(Number),
      fc.constantFrom(0, -1, 1, 61, 501, 2 ** 31, 2 ** 32, 2 ** 53, undefined, '60', '0x3c', [60]),
    ),
  )
  .filter(([, value]) => !knownCoinTypes.includes(value))
  .map(
    ([field, value]): Forgery =>
      (body) => ({ ...body, [field]: value }),
  )

const changedMessage: fc.Arbitrary<Forgery> = fc
  .constantFrom<object>(
    { name: 'stolen.sample.eth' },
    { attributes: { bio: 'Changed' } },
    { timestamp: Math.floor(Date.now() / 1_000) - 119 },
    { more: 1 },
  )
  .map(
    (change): Forgery =>
      (body) =>
        message(body, change),
  )

const otherSpace: Forgery = (body) => ({ ...body, message: `${body.message} ` })
const otherAddress: Forgery = (body, { signer }) => ({ ...body, address: signer.address })
const zeroAddress: Forgery = (body) => ({ ...body, address: `0x${'00'.repeat(20)}` })
const otherSigner: Forgery = async (body, { signer }) => ({
  ...body,
  signature: await signer.sign(body.message),
})

/** A signature of the attacker that says it comes from a contract that isn't deployed. */
const undeployed = fc.tuple(fc.nat(), bytes).map(
  ([at, data]): Forgery =>
    async (body, attacker) => ({
      ...body,
      signature: serializeErc6492Signature({
        address: contractOf(attacker, at),
        data,
        signature: (await attacker.signer.sign(body.message)) as Hex,
      }),
    }),
)
/** An account whose contract never says yes. */
const contract = fc.tuple(fc.nat(), bytes).map(
  ([at, signature]): Forgery =>
    (body, attacker) => ({ ...body, address: contractOf(attacker, at), signature: `${signature}00` }),
)
/** An account that becomes such a contract within the call. */
const delegated = fc.tuple(fc.nat(), fc.boolean(), fc.option(bytes, { nil: undefined })).map(
  ([at, isVictim, data]): Forgery =>
    async (body, attacker) => {
      const address = contractOf(attacker, at)
      const own = privateKeyToAccount(attacker.key)
      const authorization = await own.signAuthorization({ address, chainId: 31337, nonce: 0 })
      const signature = serializeErc8010Signature({ authorization, data, signature: '0x1234' })
      return { ...body, signature, address: isVictim ? body.address : own.address }
    },
)

/** Changes that make a valid registration invalid. */
export const forgeries: fc.Arbitrary<Forgery> = fc.oneof(
  replaced,
  changedMessage,
  signatures.map(
    (signature): Forgery =>
      (body) => ({ ...body, signature }),
  ),
  fc.constantFrom(otherSpace, otherAddress, zeroAddress, otherSigner),
  undeployed,
  contract,
  delegated,
)

/** Changes of a used registration that keep its signature valid. */
export const replays: fc.Arbitrary<Forgery> = fc.constantFrom<Forgery>(
  (body) => body,
  (body) => ({ ...body, coin_type: 60 }),
  (body) => ({ ...body, coin_type: toCoinType(31338) }),
  (body) => ({ ...body, address: body.address.toLowerCase() }),
  (body) => ({ ...body, signature: otherForm(body.signature) }),
  (body) => ({ ...body, signature: shortForm(body.signature) }),
  (body) => ({ ...body, signature: body.signature.toUpperCase().replace('0X', '0x') }),
  (body) => ({ ...body, more: { __proto__: null } }),
)

/** What an account may sign: names, attributes and times that nobody should get, and some that are fine. */
export const oddMessages: fc.Arbitrary<string> = fc.oneof(
  fc
    .record(
      {
        name: fc.oneof(
          oddText,
          fc.jsonValue(),
          fc.constantFrom(
            `${'a'.repeat(64)}.sample.eth`,
            `${'a.'.repeat(180)}sample.eth`,
            'xn--abcd.sample.eth',
            'v\u0456ctor.sample.eth',
            'tas\u212aer.sample.eth',
            'right.sample.eth.',
            '.sample.eth',
            'right\u0000.sample.eth',
            'right.third.eth',
            'right.__proto__',
          ),
          oddText.map((text) => `${text}.sample.eth`),
        ),
        attributes: fc.oneof(
          fc.jsonValue({ maxDepth: 2 }),
          fc.dictionary(fc.constantFrom('bio', 'web', '__proto__', 'toString'), oddText),
        ),
        timestamp: fc.oneof(
          { weight: 4, arbitrary: fc.constant(Math.floor(Date.now() / 1_000)) },
          {
            weight: 1,
            arbitrary: fc.oneof(fc.double(), fc.jsonValue(), fc.constantFrom(1e300, -1, 0, 2 ** 63)),
          },
        ),
      },
      { requiredKeys: ['name', 'timestamp'] },
    )
    .map((value) => JSON.stringify(value)),
  oddText,
  fc.constantFrom('{"name":'.repeat(200), '['.repeat(1_999), `{"timestamp":1${'0'.repeat(400)}}`),
)
