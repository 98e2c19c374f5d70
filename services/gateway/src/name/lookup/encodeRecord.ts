import { encodeAbiParameters, type Hex, zeroAddress } from 'viem'
import { anyEvmCoinType, ethereumCoinType } from '../chainOfCoinType'
import type { StoredName } from '../StoredName'
import type { NameQuestion } from './decodeLookup'

/** Returns the record that a lookup asks for, as the resolver would on chain; an empty one if there is none. */
export function encodeRecord(stored: StoredName | undefined, question: NameQuestion): Hex {
  if (question.kind === 'contents') return encodeAbiParameters([{ type: 'bytes' }], ['0x'])
  if (question.kind === 'text')
    return encodeAbiParameters([{ type: 'string' }], [textOf(stored, question.key)])
  const { coinType } = question
  const address = stored && addressOf(stored, Number(coinType ?? ethereumCoinType))
  if (coinType === undefined) return encodeAbiParameters([{ type: 'address' }], [address ?? zeroAddress])
  return encodeAbiParameters([{ type: 'bytes' }], [address ?? '0x'])
}

/** ENSIP-19: the address for all EVM chains is that of each without its own. */
function addressOf({ addresses }: StoredName, coinType: number): Hex | undefined {
  const isEvm = coinType >= anyEvmCoinType && coinType < 2 ** 32
  const wanted = isEvm ? [coinType, anyEvmCoinType] : [coinType]
  const found = wanted
    .map((one) => addresses.find((address) => address.coinType === one)?.address)
    .find((address) => address !== undefined)
  return found === undefined ? undefined : `0x${found.slice(2)}`
}

function textOf(stored: StoredName | undefined, key: string): string {
  const attributes = stored?.attributes ?? {}
  // ENSIP-5 calls it a description.
  const attribute = key === 'description' ? 'bio' : key
  return Object.hasOwn(attributes, attribute) ? (attributes[attribute] ?? '') : ''
}
