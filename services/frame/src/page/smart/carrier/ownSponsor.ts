import { type BundlerOperation, smartAccountAddresses } from '@latchkey/protocol'
import { object, pipe, regex, string } from 'valibot'
import { askChecked } from './askChecked'
import type { Carrier } from './Carrier'
import { quantity } from './quantity'

const none = () => pipe(string(), regex(/^0x0+$/))
const estimate = () =>
  object({
    callGasLimit: quantity(),
    verificationGasLimit: quantity(),
    // One that wants fees isn't this sponsor.
    preVerificationGas: none(),
    maxFeePerGas: none(),
    maxPriorityFeePerGas: none(),
  })

/** The gateway's own sponsor: it carries operations without fees, and pays for their transaction. */
export const ownSponsor: Carrier = async (place, { delegationNonce: _, ...draft }) => {
  const operation: BundlerOperation = {
    ...draft,
    callGasLimit: '0x0',
    verificationGasLimit: '0x0',
    preVerificationGas: '0x0',
    maxFeePerGas: '0x0',
    maxPriorityFeePerGas: '0x0',
    signature: '0x',
  }
  const { callGasLimit, verificationGasLimit } = await askChecked(place, {
    method: 'eth_estimateUserOperationGas',
    params: [operation, smartAccountAddresses.entryPoint],
    schema: estimate(),
  })
  return { callGasLimit, verificationGasLimit }
}
