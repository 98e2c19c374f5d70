import { accountDelegated, callChainNotSupported, duplicateBundle } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import type { Preparation } from '../messages/rpc/Preparation'
import type { Prepared } from '../messages/rpc/prepareRequest'
import { cancelledKey } from './cancelledKey'
import { findKept } from './findKept'
import { findSponsor, type Sponsorship } from './findSponsor'
import { payOneself } from './payOneself'
import { readCalls } from './readCalls'
import { readDelegation } from './readDelegation'
import { reasonOf } from './reasonOf'
import type { SmartSender } from './SmartSender'
import { smartNetworks } from './smartNetworks'
import { toPrepared } from './toPrepared'

/**
 * Brings `wallet_sendCalls` into the one form that is shown and signed: paid by the operator if it pays, else by the
 * visitor. `refused` is the operator's refusal to pay for them, if it just refused.
 * @throws requestInvalid, bundleTooLarge, capabilityNotSupported, duplicateBundle, callChainNotSupported,
 * accountDelegated, fundsMissing, callReverted, the node's error
 */
export async function prepareCalls(
  frame: FramePage,
  { params, addresses, chain, ask }: Preparation,
  refused: unknown,
): Promise<Prepared> {
  const account = addresses.eip155
  const { calls, id } = readCalls(params, { account, chain })
  if (id !== undefined && (await findKept(frame, id))) throw duplicateBundle()
  const network = (await smartNetworks(frame)).find(({ chainId }) => chainId === chain)
  if (!network) throw callChainNotSupported()
  const delegation = await readDelegation(ask, account)
  if (delegation === 'other') throw accountDelegated({ network: chain })
  const isUpgrade = delegation === 'none'
  const sender: SmartSender = { account, chain, calls, id, isUpgrade, cancels: cancelledKey(refused), ask }
  const found: Sponsorship =
    refused === undefined ? await findSponsor(frame, sender, network) : { refusal: reasonOf(refused) }
  if (found.operation) return toPrepared(sender, found, { payer: 'operator' })
  return toPrepared(sender, await payOneself(sender), { payer: 'account', refusal: found.refusal })
}
