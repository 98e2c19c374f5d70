import type { BundlerOperation, NetworkId } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import type { Preparation } from '../../messages/rpc/Preparation'
import type { SponsoredForm } from '../CallsForm'

/** A network, and whom to ask about it. */
export type CarrierPlace = {
  readonly frame: Pick<FramePage, 'config' | 'projectId' | 'store'>
  readonly chain: NetworkId
  /** Asks a node. */
  readonly ask: Preparation['ask']
}

/**
 * An operation before anyone named its price. Any account can write one: those that a factory creates (ERC-4337) as well as
 * those that delegate (EIP-7702).
 */
export type OperationDraft = Pick<BundlerOperation, 'sender' | 'callData' | 'factory' | 'factoryData'> & {
  readonly nonce: `0x${string}`
  /** The account's own nonce, if it becomes smart with the operation. */
  readonly delegationNonce?: `0x${string}` | undefined
}

/** What an operation needs so that the operator pays for it. */
export type Quote = Pick<SponsoredForm, 'callGasLimit' | 'verificationGasLimit' | 'paymaster'>

/**
 * Asks whoever carries operations on a network whether the operator pays all of one, and returns what is left to sign.
 * @throws sponsorRefused, operationRejected if its nonce is taken, callReverted, networkFailure, the node's error
 */
export type Carrier = (place: CarrierPlace, draft: OperationDraft) => Promise<Quote>
