import { chainUnrecognized, fieldsOf, invalidRequest, isRecord } from '@latchkey/protocol'
import type { WorldTypedData } from './WorldLibrary'

function parse(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch (cause) {
    throw invalidRequest({ reason: 'typed data is not JSON' }, { cause })
  }
}

const isTypes = (value: unknown): value is WorldTypedData['types'] =>
  isRecord(value) &&
  Object.values(value).every(
    (fields) =>
      Array.isArray(fields) &&
      fields.every((field) => {
        const { name, type } = fieldsOf(field)
        return typeof name === 'string' && typeof type === 'string'
      }),
  )

/** Typed data as World App takes it. @throws invalidRequest, chainUnrecognized for another network (EIP-712) */
export function toWorldTypedData(given: unknown, chainId: number): WorldTypedData {
  const { types, primaryType, domain = {}, message } = fieldsOf(parse(given))
  if (!isTypes(types) || typeof primaryType !== 'string' || !isRecord(domain) || !isRecord(message))
    throw invalidRequest({ reason: 'typed data is not valid' })
  if (domain['chainId'] !== undefined && Number(domain['chainId']) !== chainId) throw chainUnrecognized()
  return { types, primaryType, domain, message, chainId }
}
