import { fieldsOf, type NetworkId, rpcTransactionRejected } from '@latchkey/protocol'
import { base58, base64 } from '@scure/base'
import type { FramePage } from '../../FramePage'
import { askGateway } from '../../messages/rpc/askGateway'
import { askAgain } from '../askAgain'
import { askBundler } from '../askBundler'
import { operationRejected, sponsorRefused } from '../errors'

/** Where the signature of the one who pays is. */
const [first, second] = [1, 65]

type Asking = Pick<FramePage, 'config' | 'projectId'>

/**
 * Has the operator sign a transaction that the visitor signed, sends it, and returns its signature, which is the operator's.
 * @throws sponsorRefused if the operator doesn't sign, rpcTransactionRejected if it's too late, the node's error
 */
export async function sendSponsored(
  frame: Asking,
  { params, chainId }: { readonly params: unknown; readonly chainId: NetworkId },
  [signed = '']: readonly string[],
): Promise<{ readonly signature: string }> {
  const paid = await askToSign(frame, chainId, base58.decode(signed))
  const options = { ...fieldsOf(fieldsOf(params).options), encoding: 'base64' }
  await askGateway(frame, chainId, 'sendTransaction', [base64.encode(paid), options])
  return { signature: base58.encode(paid.slice(first, second)) }
}

/** The operator never sends it, so the visitor may still send the site's own transaction after a failure. */
async function askToSign(frame: Asking, chain: NetworkId, own: Uint8Array): Promise<Uint8Array> {
  const params = [base64.encode(own)]
  try {
    // The same transaction gets the same signature, and is paid once.
    const answer = await askAgain(() => askBundler(frame, chain, 'latchkey_sponsorTransaction', params))
    const [text] = Array.isArray(answer) ? answer : []
    const paid = base64.decode(String(text))
    if (isSigned(paid, own)) return paid
  } catch (cause) {
    // Its block is too old for everybody, so the visitor can't send it either.
    if (operationRejected.is(cause)) throw rpcTransactionRejected({}, { cause })
    throw sponsorRefused.is(cause) ? cause : sponsorRefused({ reason: 'paused' }, { cause })
  }
  throw sponsorRefused({ reason: 'paused' })
}

/** Whether nothing is new but the signature of the one who pays. */
function isSigned(paid: Uint8Array, own: Uint8Array): boolean {
  const isPlace = (index: number) => index >= first && index < second
  return (
    paid.length === own.length &&
    paid.every((byte, index) => isPlace(index) || byte === own[index]) &&
    paid.subarray(first, second).some((byte) => byte !== 0)
  )
}
