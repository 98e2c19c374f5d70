import type { AccountRequest, PsbtInput } from '@latchkey/core'
import { httpStatus, transferRefused, walletMalformed } from '@latchkey/protocol'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { askExplorer } from '../read/askExplorer'
import { readTransaction } from '../read/readTransaction'
import { parsePsbt } from '../sign/parsePsbt'
import { signPsbt } from '../sign/signPsbt'
import { featureOf } from '../wallet/callFeature'

/** The signed transaction of a PSBT. @throws walletMalformed if a signature is missing */
function finish(psbt: string): Transaction {
  try {
    const transaction = Transaction.fromPSBT(parsePsbt(psbt))
    for (let index = 0; index < transaction.inputsLength; index++) {
      if (!transaction.getInput(index).finalScriptWitness) transaction.finalizeIdx(index)
    }
    return transaction
  } catch (cause) {
    throw walletMalformed({ what: 'PSBT' }, { cause })
  }
}

/**
 * Has the wallet sign a payment, and sends it if the wallet doesn't; returns its id. @throws userRejected,
 * walletMalformed, transferRefused if the network doesn't take it, requestTimeout, httpStatus, networkFailure
 */
export async function signAndBroadcast(
  request: AccountRequest & { readonly psbt: string; readonly inputs: readonly PsbtInput[] },
): Promise<string> {
  const { connector, network } = request
  const broadcast = featureOf(connector.provider, 'bitcoin:signAndSendTransaction') !== null
  const signed = await signPsbt({ ...request, broadcast })
  if (signed.txid) return signed.txid
  // `signPsbt` has checked that it is the transaction that was asked for.
  const transaction = finish(signed.psbt)
  const { id } = transaction
  try {
    await askExplorer(network, '/tx', { method: 'POST', body: hex.encode(transaction.extract()) })
  } catch (cause) {
    // It may have arrived although the answer didn't, and then sending again would pay twice.
    const isKnown = await readTransaction(network, id).then(
      (found) => found !== null,
      () => false,
    )
    if (!isKnown)
      throw httpStatus.is(cause) && cause.values.status === 400 ? transferRefused({}, { cause }) : cause
  }
  return id
}
