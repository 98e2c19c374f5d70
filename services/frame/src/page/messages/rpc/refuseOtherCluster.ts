import { nonceAccountOf, parseTransaction } from '@latchkey/explain/solana'
import { fieldsOf, type NetworkId, otherNetworkRefused } from '@latchkey/protocol'
import { base58, base64 } from '@scure/base'
import { requestInvalid } from '../../errors'

/** A network of Solana, and a node to ask about it. */
export type Cluster = {
  readonly chain: NetworkId
  readonly ask: (method: string, params: readonly unknown[]) => Promise<unknown>
  readonly sleep?: (ms: number) => Promise<void>
}

/** The site's node may know a block before the gateway's does. */
const pauses = [300, 600, 1_200]
const commitment = 'processed'
/** An account of this length of the system program keeps a nonce, after its version, state and owner. */
const nonceLength = 80
const nonceAt = 40

/**
 * Refuses a transaction that would run on another network than the one that the visitor sees: nothing but its block tells
 * them apart. @throws otherNetworkRefused, requestInvalid, the node's error
 */
export async function refuseOtherCluster(transaction: string, cluster: Cluster): Promise<void> {
  const parsed = parseTransaction(base64.decode(transaction))
  if (!parsed) throw requestInvalid({ reason: 'not a transaction' })
  const { blockhash } = parsed
  const nonceAccount = nonceAccountOf(parsed)
  const isHere = () =>
    nonceAccount === undefined ? isRecent(blockhash, cluster) : isNonce(blockhash, nonceAccount, cluster)
  const { sleep = pause, chain } = cluster
  for (const ms of pauses) {
    if (await isHere()) return
    await sleep(ms)
  }
  if (!(await isHere())) throw otherNetworkRefused({ network: chain })
}

async function isRecent(blockhash: string, { ask }: Cluster): Promise<boolean> {
  return fieldsOf(await ask('isBlockhashValid', [blockhash, { commitment }])).value === true
}

/** The value of a nonce comes from a block of its network, so the same account of another network has another one. */
async function isNonce(blockhash: string, account: string, { ask }: Cluster): Promise<boolean> {
  const { value } = fieldsOf(await ask('getAccountInfo', [account, { commitment, encoding: 'base64' }]))
  const { owner, data } = fieldsOf(value)
  if (owner !== base58.encode(new Uint8Array(32)) || !Array.isArray(data) || typeof data[0] !== 'string')
    return false
  const bytes = base64.decode(data[0])
  return bytes.length === nonceLength && base58.encode(bytes.slice(nonceAt, nonceAt + 32)) === blockhash
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
