import { fieldsOf, type Network } from '@latchkey/protocol'
import { loadChain, readStored } from './loadChain'
import type { TransferContext } from './TransferContext'

/** How a transaction ended. The fee is missing if the chain doesn't tell. */
export type Outcome = { readonly succeeded: boolean; readonly fee?: bigint }

/** Reads how a transaction in a block ended, from the block's events. @throws malformedAnswer and what `askNode` throws */
export async function readOutcome(
  context: TransferContext,
  network: Network,
  block: string,
  index: number,
): Promise<Outcome> {
  const chain = await loadChain(context, network, block)
  const all = await readStored(chain, network, ['System', 'Events'], block)
  const events = (Array.isArray(all) ? all : []).flatMap((each: unknown) => {
    const { phase, event } = fieldsOf(each)
    const { type, value } = fieldsOf(phase)
    const inner = fieldsOf(fieldsOf(event).value)
    return type === 'ApplyExtrinsic' && value === index
      ? [{ name: `${fieldsOf(event).type}.${inner.type}`, value: fieldsOf(inner.value) }]
      : []
  })
  const paid = events.find(({ name }) => name === 'TransactionPayment.TransactionFeePaid')?.value.actual_fee
  return {
    succeeded: !events.some(({ name }) => name === 'System.ExtrinsicFailed'),
    ...(typeof paid === 'bigint' ? { fee: paid } : {}),
  }
}
