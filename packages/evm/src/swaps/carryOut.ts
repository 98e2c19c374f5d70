import type { AccountRequest, SwapAct, SwapDone } from '@latchkey/core'
import { callReverted, userRejected } from '@latchkey/protocol'
import { isUnsent } from '../calls/isUnsent'
import { sendCalls } from '../calls/sendCalls'
import type { NodeAccess } from '../read/NodeAccess'
import { signTypedData } from '../sign/signTypedData'
import { sendKept } from '../transfers/sendKept'
import { toHex } from '../wallet/toHex'
import type { ActPlan } from './ActPlan'
import { isReverted } from './isReverted'

/** The part of a bundle's id that tells it from others. */
const shortId = 60

/** [SWP-1] Has the wallet do one act of a plan. @throws userRejected, callReverted, cannotSwitch, walletMalformed, and the wallet-call kinds */
export async function carryOut(
  access: NodeAccess,
  { connector, address, network, act }: AccountRequest & { readonly act: SwapAct },
): Promise<SwapDone> {
  const account = { connector, address, network }
  // Only `planSwap` makes plans of this family.
  const plan = act.plan as ActPlan
  try {
    if (plan.kind === 'call')
      return { kind: 'sent', handle: await sendKept(access, { ...account, transaction: plan.transaction }) }
    if (plan.kind === 'sign') {
      const signature = await signTypedData({ ...account, typedData: plan.typedData })
      return { kind: 'signed', signature, deadline: plan.deadline }
    }
    const calls = plan.transactions.map(({ to = '', data = '0x', value = 0n }) => ({
      to,
      data,
      value: toHex(value),
    }))
    const { id } = await sendCalls({ ...account, calls, isAtomic: true })
    const details = { bundle: id, to: calls.at(-1)?.to ?? '' }
    return { kind: 'sent', handle: { id: `bundle:${id.slice(0, shortId)}`, details } }
  } catch (cause) {
    // A single transaction can't be sent in another way.
    if (plan.kind !== 'call' && isUnsent(cause)) return { kind: 'unable' }
    if (userRejected.is(cause) || !isReverted(cause)) throw cause
    // Wallets have no kind for this, and the visitor should know that nothing was swapped.
    throw callReverted({}, { cause })
  }
}
