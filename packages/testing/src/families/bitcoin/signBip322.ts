import { RawWitness } from '@scure/btc-signer'
import { requestRefused } from '../../errors'
import { buildBip322 } from './buildBip322'

/** Signs a text in the simple form of BIP-322. @throws requestRefused */
export function signBip322(
  { secretKey, script }: { readonly secretKey: Uint8Array; readonly script: Uint8Array },
  message: string,
): Uint8Array {
  const transaction = buildBip322(script, message)
  transaction.signIdx(secretKey, 0)
  transaction.finalize()
  const witness = transaction.getInput(0).finalScriptWitness
  if (!witness) throw requestRefused({ reason: 'Could not sign the message' })
  return RawWitness.encode(witness)
}
