import { checkAuthorization } from '../account/checkAuthorization'
import { isSigned } from '../account/isSigned'
import { operationUnsigned } from '../errors'
import { encodeHandleOps } from '../operation/encodeHandleOps'
import { gasOf } from '../operation/gasOf'
import { simulateOperation } from '../operation/simulateOperation'
import type { Sponsoring } from '../Sponsoring'
import type { CheckedOperation } from './CheckedOperation'
import { checkNonce } from './checkNonce'
import { checkPrice } from './checkPrice'
import { readWanted } from './readWanted'
import type { Wanted } from './Wanted'

/**
 * Checks a signed operation and tries it on the chain's state.
 * @throws sponsorRefused, operationInvalid, operationUnsigned, operationRejected, operationReverted, chainDown
 */
export async function checkSigned(sponsoring: Sponsoring, wanted: Wanted): Promise<CheckedOperation> {
  const { nodes, sponsor } = sponsoring
  const { chain, signal } = wanted
  const { operation, account, chainId, code } = await readWanted(sponsoring, wanted)
  if (!(await isSigned(operation))) throw operationUnsigned()
  const { sender } = operation
  const authorization = await checkAuthorization(wanted.operation.eip7702Auth, { chainId, sender, account })
  const isNext = await checkNonce(sponsoring, wanted, operation, account)
  const { address } = sponsor.account
  const data = encodeHandleOps(operation, address)
  const gas = gasOf(operation, data, authorization !== undefined)
  const price = await checkPrice(sponsoring, chain, { gas, data }, signal)
  const trial = { networkId: chain, code: authorization && code, signal }
  // One that waits for another of the same account can't be tried yet; the line does that before it pays.
  if (isNext) await simulateOperation(nodes, operation, { sponsor: address, data, gas }, trial)
  return { operation, gas, ...price }
}
