import type { Hex } from 'viem'
import { sponsorRefused } from '../errors'
import { encodeHandleOps } from '../operation/encodeHandleOps'
import { estimateCalls } from '../operation/estimateCalls'
import { gasOf } from '../operation/gasOf'
import type { Sponsoring } from '../Sponsoring'
import type { CheckedOperation } from './CheckedOperation'
import { checkNonce } from './checkNonce'
import { checkPrice } from './checkPrice'
import { readWanted } from './readWanted'
import type { Wanted } from './Wanted'

/** Enough for the account's check of one signature and the EntryPoint's of the nonce. */
const verificationGasLimit = 150_000n
/** As long as a real one. */
const signature: Hex = `0x${'ff'.repeat(65)}`

/**
 * Checks an operation that isn't signed yet, and returns it with the gas that it needs.
 * @throws sponsorRefused, operationInvalid, operationRejected, operationReverted, chainDown
 */
export async function checkUnsigned(sponsoring: Sponsoring, wanted: Wanted): Promise<CheckedOperation> {
  const { nodes, sponsor } = sponsoring
  const { chain, signal } = wanted
  const { operation, account, code } = await readWanted(sponsoring, wanted)
  if (account.code === 'contract') throw sponsorRefused({ reason: 'delegation' })
  await checkNonce(sponsoring, wanted, operation, account)
  const isOurs = account.code === 'ours'
  const trial = { networkId: chain, code: isOurs ? undefined : code, signal }
  const callGasLimit = await estimateCalls(nodes, operation, trial)
  const estimated = { ...operation, callGasLimit, verificationGasLimit, signature }
  const data = encodeHandleOps(estimated, sponsor.account.address)
  const gas = gasOf(estimated, data, !isOurs)
  return { operation: estimated, gas, ...(await checkPrice(sponsoring, chain, { gas, data }, signal)) }
}
