import { smartAccountAddresses } from '@latchkey/protocol'
import { encodeFunctionData, type Hex, isHex } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import { refusals } from '../../http/refusals'
import type { Nodes } from '../../rpc/Nodes'

/** An account as its chain shows it. */
export type AccountState = {
  /** `ours` delegates to the implementation, `other` to something else, and `contract` has code of its own. */
  readonly code: 'none' | 'ours' | 'other' | 'contract'
  /** The transactions it sent, which is the nonce of its next authorisation. */
  readonly transactions: bigint
  /** The next nonce at the EntryPoint, for the key of the given one. */
  readonly nextNonce: bigint
}

const { entryPoint, implementation } = smartAccountAddresses
const ours = `0xef0100${implementation.slice(2)}`.toLowerCase()
/** The marker of EIP-7702 and an address. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/** Reads what an operation depends on. @throws chainDown */
export async function readAccount(
  nodes: Pick<Nodes, 'callMany'>,
  networkId: string,
  { sender, nonce }: { readonly sender: Hex; readonly nonce: bigint },
  signal?: AbortSignal,
): Promise<AccountState> {
  const args = [sender, nonce >> 64n] as const
  const data = encodeFunctionData({ abi: entryPoint08Abi, functionName: 'getNonce', args })
  const outcomes = await nodes.callMany(
    networkId,
    [
      { method: 'eth_getCode', params: [sender, 'latest'] },
      { method: 'eth_getTransactionCount', params: [sender, 'latest'] },
      { method: 'eth_call', params: [{ to: entryPoint, data }, 'latest'] },
    ],
    signal,
  )
  const [code, count, next] = outcomes.map((outcome) => (outcome.ok ? outcome.result : undefined))
  if (!isHex(code) || !isHex(count) || !isHex(next) || next === '0x')
    throw refusals.chainDown({ chainId: networkId })
  return { code: kindOf(code), transactions: BigInt(count), nextNonce: BigInt(next) }
}

function kindOf(code: Hex): AccountState['code'] {
  if (code === '0x') return 'none'
  if (code.toLowerCase() === ours) return 'ours'
  return delegation.test(code) ? 'other' : 'contract'
}
