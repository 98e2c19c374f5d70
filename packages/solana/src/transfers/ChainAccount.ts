import { malformedAnswer, type Network } from '@latchkey/protocol'
import { base64 } from '@scure/base'
import { askNode } from '../read/askNode'
import { parseAmount } from '../read/parseAmount'

/** An account as the chain stores it. */
export type ChainAccount = {
  readonly lamports: bigint
  /** The program that it belongs to. */
  readonly owner: string
  readonly isExecutable: boolean
  readonly data: Uint8Array
}

const method = 'getMultipleAccounts'

function parseAccount(value: unknown): ChainAccount {
  const { lamports, owner, executable, data } = Object(value)
  const [text, encoding] = Array.isArray(data) ? data : []
  if (typeof owner !== 'string' || typeof text !== 'string' || encoding !== 'base64')
    throw malformedAnswer({ what: method })
  try {
    return {
      lamports: parseAmount(lamports, method),
      owner,
      isExecutable: executable === true,
      data: base64.decode(text),
    }
  } catch (cause) {
    throw malformedAnswer({ what: method }, { cause })
  }
}

/** Reads accounts in the order of their addresses; null for one that doesn't exist. @throws malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function readAccounts(
  network: Network,
  addresses: readonly string[],
): Promise<readonly (ChainAccount | null)[]> {
  const params = [addresses, { encoding: 'base64', commitment: 'confirmed' }]
  const { value } = Object(await askNode(network, { method, params }))
  if (!Array.isArray(value) || value.length !== addresses.length) throw malformedAnswer({ what: method })
  return value.map((one) => (one === null ? null : parseAccount(one)))
}
