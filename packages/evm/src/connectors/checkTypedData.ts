import { chainUnrecognized, fieldsOf, invalidRequest, isRecord } from '@latchkey/protocol'

/** Typed data (EIP-712) that an app around the page is asked to sign. */
export type CheckedTypedData = {
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

function parse(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch (cause) {
    throw invalidRequest({ reason: 'typed data is not JSON' }, { cause })
  }
}

const isTypes = (value: unknown): value is CheckedTypedData['types'] =>
  isRecord(value) &&
  Object.values(value).every(
    (fields) =>
      Array.isArray(fields) &&
      fields.every((field) => {
        const { name, type } = fieldsOf(field)
        return typeof name === 'string' && typeof type === 'string'
      }),
  )

/** Reads typed data, as text or as an object. @throws invalidRequest, chainUnrecognized for another network (EIP-712) */
export function checkTypedData(given: unknown, chainId: number): CheckedTypedData {
  const { types, primaryType, domain = {}, message } = fieldsOf(parse(given))
  if (!isTypes(types) || typeof primaryType !== 'string' || !isRecord(domain) || !isRecord(message))
    throw invalidRequest({ reason: 'typed data is not valid' })
  if (domain['chainId'] !== undefined && Number(domain['chainId']) !== chainId) throw chainUnrecognized()
  return { types, primaryType, domain, message }
}
