import { type NetworkId, signInUnverifiable } from '@latchkey/protocol'
import { sendRequest } from '@latchkey/rpc'
import type { NodeOptions } from './NodeOptions'

/** All nodes of a chain together get this long, so that a visitor's sign-in never hangs. */
const totalMs = 6_000
/** One that is silent must leave some time for the next. */
const singleMs = 3_000
/** An honest answer has a few hundred bytes. */
const maxBytes = 65_536

/** What nodes say where the call itself failed and not they: EIP-1474's own, and Nethermind's. */
const revertCodes: readonly unknown[] = [3, -32015]

/** An answer of a call: its bytes, or that it was reverted. */
export type CallAnswer = { readonly data: string } | { readonly isReverted: true }

function readAnswer(answer: unknown): CallAnswer | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { result, error } = answer as { readonly result?: unknown; readonly error?: unknown }
  if (typeof result === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(result)) return { data: result }
  if (typeof error !== 'object' || error === null) return null
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  // Geth has one number for everything and tells a revert without a reason by its words only.
  const isTold = code === -32000 && typeof message === 'string' && message.startsWith('execution reverted')
  return isTold || revertCodes.includes(code) ? { isReverted: true } : null
}

function urlsOf(nodes: NodeOptions['nodes'], chainId: NetworkId): readonly string[] {
  const found = nodes && Object.hasOwn(nodes, chainId) ? nodes[chainId] : undefined
  return typeof found === 'string' ? [found] : (found ?? [])
}

/** Asks the nodes of a chain, one after the other, what a call gives. @throws signInUnverifiable */
export async function callContract(
  chainId: NetworkId,
  call: Readonly<Record<string, unknown>>,
  { nodes, fetch }: NodeOptions,
): Promise<CallAnswer> {
  const urls = urlsOf(nodes, chainId)
  if (urls.length === 0) throw signInUnverifiable({ chainId, reason: 'no node is named' })
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
      // The next one may answer; where none does, this is the cause.
      cause = thrown
    }
  }
  throw signInUnverifiable({ chainId, reason: 'no node answers' }, { cause })
}
