import { type NetworkId, signInUnverifiable } from '@latchkey/protocol'
import { sendRequest } from '@latchkey/rpc'

/** The nodes for asking smart accounts. */
export type NodeOptions = {
  /** JSON-RPC URLs by CAIP-2 network id; several are tried in order. */
  readonly nodes?: { readonly [networkId: string]: string | readonly string[] }
  /** Defaults to the runtime's own. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/** The time limit for all nodes of a chain, so a sign-in never hangs. */
const totalMs = 6_000
/** The time limit for one node, to leave time for the next. */
const singleMs = 3_000
/** An honest answer has a few hundred bytes. */
const maxBytes = 65_536

/** Error codes of a reverted call: EIP-1474's and Nethermind's. */
const revertCodes: readonly unknown[] = [3, -32015]

/** How nodes say that a contract used all the gas of a call, which only its author can change. */
const exhausted = /out ?of ?gas|OOG\b/i

/** The result of a call: its bytes, or a revert. */
export type CallAnswer = { readonly data: string } | { readonly isReverted: true }

function readAnswer(answer: unknown): CallAnswer | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { result, error } = answer as { readonly result?: unknown; readonly error?: unknown }
  if (typeof result === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(result)) return { data: result }
  if (typeof error !== 'object' || error === null) return null
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  // Geth uses one code for everything; a revert without a reason shows only in the text.
  const isTold =
    typeof message === 'string' &&
    ((code === -32000 && message.startsWith('execution reverted')) ||
      ((code === -32000 || code === -32603) && exhausted.test(message)))
  return isTold || revertCodes.includes(code) ? { isReverted: true } : null
}

function urlsOf(nodes: NodeOptions['nodes'], chainId: NetworkId): readonly string[] {
  const found = nodes && Object.hasOwn(nodes, chainId) ? nodes[chainId] : undefined
  return typeof found === 'string' ? [found] : (found ?? [])
}

/** Runs a call on the nodes of a chain, trying them in order. @throws signInUnverifiable */
export async function callContract(
  chainId: NetworkId,
  call: Readonly<Record<string, unknown>>,
  { nodes, fetch }: NodeOptions,
): Promise<CallAnswer> {
  const urls = urlsOf(nodes, chainId)
  if (urls.length === 0) throw signInUnverifiable({ chainId, reason: 'no node is configured' })
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const until = Date.now() + totalMs
  let cause: unknown
  for (const url of urls) {
    const timeoutMs = Math.min(singleMs, until - Date.now())
    if (timeoutMs <= 0) break
    try {
      const { text } = await sendRequest(url, init, { what: 'eth_call', timeoutMs, maxBytes, fetch })
      const answer = readAnswer(JSON.parse(text))
      if (answer) return answer
    } catch (thrown) {
      // Try the next one; the last error becomes the cause.
      cause = thrown
    }
  }
  throw signInUnverifiable({ chainId, reason: 'no node answers' }, { cause })
}
