import { delegationRefused } from '@latchkey/protocol'
import { requestInvalid } from '../../errors'
import { readQuantity } from './readQuantity'

/** Refuses a transaction of another account, network or kind than this wallet sends. @throws requestInvalid, delegationRefused */
export function refuseForeign(
  given: Readonly<Record<string, unknown>>,
  account: string,
  chainId: bigint,
): void {
  const type = readQuantity(given.type, 'type')
  // Type 4 hands the account to code (EIP-7702). The wallet knows no code that a site may choose.
  if (given.authorizationList !== undefined || type === 4n) throw delegationRefused()
  if (type !== undefined && type > 2n) throw requestInvalid({ reason: 'type' })
  for (const name of ['blobs', 'blobVersionedHashes', 'maxFeePerBlobGas'])
    if (given[name] !== undefined) throw requestInvalid({ reason: name })
  const { from = account } = given
  if (typeof from !== 'string' || from.toLowerCase() !== account.toLowerCase())
    throw requestInvalid({ reason: 'from' })
  if ((readQuantity(given.chainId, 'chainId') ?? chainId) !== chainId)
    throw requestInvalid({ reason: 'chainId' })
}
