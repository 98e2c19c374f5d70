import { smartAccountAddresses } from '@latchkey/protocol'
import { requestInvalid } from '../../errors'
import type { SmartOperation } from './SmartOperation'

/** A signature, a time and a few addresses take a third of it. */
const mostBytes = 1_024
/** As much as a block of most networks. */
const mostGas = 30_000_000n
/** 100,000 gwei: above any price of a network with a coin that is worth something. */
const mostPerGas = 100_000_000_000_000n

const address = /^0x[0-9a-f]{40}$/i
const bytes = /^0x([0-9a-f]{2})*$/i
const { entryPoint, implementation } = smartAccountAddresses
/** Nobody is behind address 0, so the account would pay. The others pay for nothing. */
const nobody = [`0x${'0'.repeat(40)}`, entryPoint.toLowerCase(), implementation.toLowerCase()]

/** Refuses fees that no paymaster takes, that nobody asks, or a paymaster with too much data. @throws requestInvalid */
export function refuseFees({
  callGasLimit,
  verificationGasLimit,
  paymaster,
}: Pick<SmartOperation, 'callGasLimit' | 'verificationGasLimit' | 'paymaster'>): void {
  // Without one, the operation is signed without fees.
  if (!paymaster) return
  const { data, maxFeePerGas, maxPriorityFeePerGas, preVerificationGas, postOpGasLimit } = paymaster
  if (!address.test(paymaster.address) || nobody.includes(paymaster.address.toLowerCase()))
    throw requestInvalid({ reason: 'paymaster' })
  if (data.length > 2 + 2 * mostBytes || !bytes.test(data)) throw requestInvalid({ reason: 'paymasterData' })
  const limits = [callGasLimit, verificationGasLimit, preVerificationGas, postOpGasLimit]
  for (const gas of [...limits, paymaster.verificationGasLimit])
    if (gas < 0n || gas > mostGas) throw requestInvalid({ reason: 'gas' })
  if (maxPriorityFeePerGas < 0n || maxPriorityFeePerGas > maxFeePerGas || maxFeePerGas > mostPerGas)
    throw requestInvalid({ reason: 'maxFeePerGas' })
}
