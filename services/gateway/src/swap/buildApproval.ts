import type { SwapStep } from '@latchkey/protocol'
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { callRefused } from '../rpc/errors'
import type { Nodes } from '../rpc/Nodes'
import type { SwapAsset } from './SwapProvider'

/** What an approval is for. */
export type ApprovalAsk = {
  readonly token: SwapAsset
  readonly owner: string
  readonly spender: string
  readonly amount: bigint
}

/**
 * Builds the approval of exactly this amount; nothing if there is one already. Some tokens want an old approval to be
 * taken back first: those whose contract says no to the new one. @throws chainDown
 */
export async function buildApproval(
  nodes: Pick<Nodes, 'call'>,
  { token, owner, spender, amount }: ApprovalAsk,
  signal: AbortSignal,
): Promise<SwapStep[]> {
  if (token.isNative) return []
  const { chainId, address } = token
  const call = (data: Hex) =>
    nodes.call(
      chainId,
      { method: 'eth_call', params: [{ from: owner, to: address, data }, 'latest'] },
      signal,
    )
  const allowed = await call(
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner as Address, spender as Address],
    }),
  )
  const allowance =
    typeof allowed === 'string' && /^0x[0-9a-f]+$/i.test(allowed) ? BigInt(allowed.slice(0, 66)) : 0n
  if (allowance >= amount) return []
  const approve = (value: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender as Address, value] })
  const txOf = (value: bigint) => ({ chainId, to: address, data: approve(value), value: '0', gas: null })
  const steps: SwapStep[] = [
    { kind: 'approve', token: address, spender, amount: `${amount}`, tx: txOf(amount) },
  ]
  const isTaken =
    allowance === 0n ||
    (await call(approve(amount)).then(
      () => true,
      (error) => {
        if (!callRefused.is(error)) throw error
        return false
      },
    ))
  return isTaken ? steps : [{ kind: 'reset-approval', token: address, spender, tx: txOf(0n) }, ...steps]
}
