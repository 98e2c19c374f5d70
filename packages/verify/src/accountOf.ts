import { isEvmAddress, isNetworkId, parseNetworkId, type SignInData } from '@latchkey/protocol'
import { blake2b } from '@noble/hashes/blake2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { accountIdOf } from './polkadot/accountIdOf'

/** SS58 prefixes of the two relay chains; all other chains use the general one. */
const prefixes: Readonly<Record<string, number>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
}
const generalPrefix = 42

/** Applies the EIP-55 checksum. */
function toChecksummed(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak_256(utf8ToBytes(digits))
  const isHigh = (at: number) => (((hash[at >> 1] ?? 0) >> (at % 2 ? 0 : 4)) & 15) > 7
  return `0x${[...digits].map((digit, at) => (isHigh(at) ? digit.toUpperCase() : digit)).join('')}`
}

function toSs58(address: string, chainId: string): string {
  const id = accountIdOf(address)
  if (!id) return address
  const prefix = Object.hasOwn(prefixes, chainId) ? prefixes[chainId] : generalPrefix
  const body = Uint8Array.of(prefix ?? generalPrefix, ...id)
  const checksum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), body)).slice(0, 2)
  return base58.encode(concatBytes(body, checksum))
}

/**
 * [SIW-9] Returns the one CAIP-10 name of an account, to key rows and sessions by, from a message's data or such a name.
 * One account can be written in several ways: with or without an EIP-55 checksum, in lower- or upper-case bech32, with
 * any SS58 prefix. Anything that isn't an account is returned unchanged.
 */
export function accountOf(account: string | Pick<SignInData, 'chainId' | 'accountAddress'>): string {
  const name = typeof account === 'string' ? account : `${account.chainId}:${account.accountAddress}`
  const [, chainId, address] = /^(.*):(.*)$/.exec(name) ?? []
  if (!isNetworkId(chainId) || !address) return name
  const { namespace, chainId: reference } = parseNetworkId(chainId)
  if (namespace === 'eip155') return isEvmAddress(address) ? `${chainId}:${toChecksummed(address)}` : name
  if (namespace === 'polkadot') return `${chainId}:${toSs58(address, reference)}`
  const isBech32 = namespace === 'bip122' && /^(bc|tb|bcrt)1/i.test(address)
  return isBech32 ? `${chainId}:${address.toLowerCase()}` : name
}
