import { fieldsOf, isRecord } from '@latchkey/protocol'
import { requestInvalid } from '../../errors'
import type { AccessEntry, EvmTransaction } from '../../vault/evm/EvmTransaction'
import { readQuantity } from './readQuantity'

/** Reads a transaction whose every field is filled, to sign exactly that. @throws requestInvalid */
export function readTransaction(value: unknown): EvmTransaction {
  const given = fieldsOf(value)
  const need = (name: string): bigint => {
    const number = readQuantity(given[name], name)
    if (number === undefined) throw requestInvalid({ reason: name })
    return number
  }
  const to = readHex(given.to, 'to', 20)
  const fields = {
    chainId: need('chainId'),
    nonce: need('nonce'),
    gas: need('gas'),
    value: need('value'),
    data: readHex(given.data, 'data') ?? '0x',
    ...(to ? { to } : {}),
  }
  const type = need('type')
  if (type === 0n) return { ...fields, type: 'legacy', gasPrice: need('gasPrice') }
  const accessList = readAccessList(given.accessList) ?? []
  if (type === 1n) return { ...fields, type: 'eip2930', gasPrice: need('gasPrice'), accessList }
  if (type !== 2n) throw requestInvalid({ reason: 'type' })
  return {
    ...fields,
    type: 'eip1559',
    maxFeePerGas: need('maxFeePerGas'),
    maxPriorityFeePerGas: need('maxPriorityFeePerGas'),
    accessList,
  }
}

/** Reads bytes in hexadecimal; undefined if they are missing. @throws requestInvalid */
export function readHex(value: unknown, name: string, length?: number): `0x${string}` | undefined {
  if (value === undefined || value === null) return undefined
  const isHex = typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)
  if (!isHex || (length !== undefined && value.length !== 2 + 2 * length))
    throw requestInvalid({ reason: name })
  return value as `0x${string}`
}

/** Reads an access list; undefined if it's missing. @throws requestInvalid */
export function readAccessList(value: unknown): readonly AccessEntry[] | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) throw requestInvalid({ reason: 'accessList' })
  return value.map((entry: unknown): AccessEntry => {
    const { address, storageKeys } = fieldsOf(entry)
    const at = readHex(address, 'accessList', 20)
    if (!isRecord(entry) || !at || !Array.isArray(storageKeys)) throw requestInvalid({ reason: 'accessList' })
    return {
      address: at,
      storageKeys: storageKeys.map((key: unknown) => readHex(key, 'accessList', 32) ?? fail()),
    }
  })
}

function fail(): never {
  throw requestInvalid({ reason: 'accessList' })
}
