import { fieldsOf, type NetworkId, requestAborted } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { readQuantity } from '../messages/rpc/readQuantity'
import { coveredByGrant } from './coveredByGrant'
import type { GrantedCall } from './listUses'

/** A request in the form that is signed. */
export type Asked = {
  readonly method: string
  readonly params: unknown
  readonly origin: string
  readonly account: string
  readonly chainId: NetworkId
  /** The visitor's limit, if the request may move more than that. */
  readonly limit?: number | undefined
}

/**
 * [FLG-6] Signs calls that a permission covers, without asking. Returns nothing if none does, and nothing was signed then.
 * @throws permissionEnded if it was taken back meanwhile, requestAborted, what `sign` throws
 */
export async function signByGrant(
  frame: Pick<FramePage, 'store'>,
  { origin, account, chainId: chain, limit, ...asked }: Asked,
  sign: () => Promise<readonly string[]>,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const read = readAsked(asked)
  const cover = read && (await coveredByGrant(frame, { origin, account, chain, limit, ...read }))
  if (signal.aborted) throw requestAborted()
  if (!cover || !(await cover.spend())) return undefined
  const signed = await sign().catch(async (cause: unknown) => {
    await cover.giveBack()
    throw cause
  })
  await cover.assertLive()
  return signed
}

/** The calls of a request, and the most that the account pays for gas. Nothing for what a permission never covers. */
function readAsked({
  method,
  params,
}: Pick<Asked, 'method' | 'params'>):
  | { readonly calls: readonly GrantedCall[]; readonly fee: bigint }
  | undefined {
  const form = fieldsOf(Array.isArray(params) ? params[0] : undefined)
  if (method === 'eth_sendTransaction') return { calls: [callOf(form)], fee: feeOf(form) }
  if (method !== 'wallet_sendCalls' || !Array.isArray(form.calls)) return undefined
  const calls = form.calls.map(callOf)
  // Whoever hands the account to code is asked, also if it's our own.
  if (form.operation === undefined) return form.isUpgrade === false ? { calls, fee: feeOf(form) } : undefined
  return fieldsOf(form.operation).delegationNonce === undefined ? { calls, fee: 0n } : undefined
}

function callOf(call: unknown): GrantedCall {
  const { to, data, value } = fieldsOf(call)
  return { to: textOf(to), data: textOf(data), value: readQuantity(value, 'value') }
}

function feeOf({ gas, maxFeePerGas, gasPrice }: Readonly<Record<string, unknown>>): bigint {
  const price = readQuantity(maxFeePerGas ?? gasPrice, 'maxFeePerGas') ?? 0n
  return (readQuantity(gas, 'gas') ?? 0n) * price
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
