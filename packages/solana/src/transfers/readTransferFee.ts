import { malformedAnswer, type Network } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import { parseAmount } from '../read/parseAmount'
import { numberAt } from './numberAt'
import { extensions } from './readExtensions'
import type { Mint } from './readMint'

/** What a token keeps of each transfer: a share in hundredths of a percent, up to a limit. */
export type TransferFee = { readonly share: bigint; readonly most: bigint }

/** Where the two fees begin: the one until an epoch, and the one from then on. */
const olderAt = 72
const newerAt = 90

function feeAt(data: Uint8Array, at: number) {
  return { epoch: numberAt(data, at, 8), most: numberAt(data, at + 8, 8), share: numberAt(data, at + 16, 2) }
}

/** The fee of a token in the current epoch; null if it has none. @throws malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function readTransferFee(network: Network, mint: Mint): Promise<TransferFee | null> {
  const data = mint.extensions.get(extensions.transferFee)
  if (!data) return null
  const method = 'getEpochInfo'
  const { epoch } = Object(await askNode(network, { method, params: [{ commitment: 'confirmed' }] }))
  if (epoch === undefined) throw malformedAnswer({ what: method })
  const [older, newer] = [feeAt(data, olderAt), feeAt(data, newerAt)]
  return parseAmount(epoch, method) >= newer.epoch ? newer : older
}

/** What the token keeps of an amount, rounded up as its program does. */
export function withheldOf({ share, most }: TransferFee, amount: bigint): bigint {
  const part = (amount * share + 9_999n) / 10_000n
  return part < most ? part : most
}
