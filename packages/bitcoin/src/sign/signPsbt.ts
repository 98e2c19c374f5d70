import type { PsbtInput, SignedPsbt, SignPsbtRequest } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'
import { base64, hex } from '@scure/base'
import { networkNamed } from '../network/bitcoinNetworks'
import { parseTxid } from '../transaction/parseTxid'
import { accountOf } from '../wallet/accountOf'
import { askWallet } from '../wallet/askWallet'
import { callFeature } from '../wallet/callFeature'
import { callMethod } from '../wallet/callOf'
import { formOf } from '../wallet/formOf'
import { requestPaired } from '../wallet/requestPaired'
import { requestWbip } from '../wallet/requestWbip'
import { checkInputs } from './checkInputs'
import { parsePsbt, parseSignedPsbt } from './parsePsbt'

type Psbt = { readonly psbt: unknown; readonly txid?: unknown }

/** The input indexes by signing address. */
function byAddress(inputs: readonly PsbtInput[]): ReadonlyMap<string, readonly number[]> {
  const all = new Map<string, readonly number[]>()
  for (const { address, index } of inputs) all.set(address, [...(all.get(address) ?? []), index])
  return all
}

async function askStandard(
  { connector, network, inputs, broadcast }: SignPsbtRequest,
  psbt: Uint8Array,
): Promise<Psbt> {
  const { provider } = connector
  const inputsToSign = [...byAddress(inputs)].map(([address, signingIndexes]) => ({
    account: accountOf(provider, address),
    address,
    signingIndexes,
  }))
  const chain = networkNamed('id', network.caipNetworkId)?.standard
  const name = broadcast ? 'bitcoin:signAndSendTransaction' : 'bitcoin:signTransaction'
  const answer = await callFeature(provider, name, { psbt, inputsToSign, ...(chain ? { chain } : {}) })
  const { signedPsbt, psbt: plain, txId, txid } = fieldsOf(Array.isArray(answer) ? answer[0] : answer)
  // A wallet that sent the transaction may not return it.
  return { psbt: signedPsbt ?? plain ?? (broadcast ? psbt : undefined), txid: txId ?? txid }
}

async function askUnisat({ connector, inputs, broadcast }: SignPsbtRequest, psbt: Uint8Array): Promise<Psbt> {
  const { provider } = connector
  const toSignInputs = inputs.map(({ address, index, sighashTypes }) => ({
    address,
    index,
    ...(sighashTypes ? { sighashTypes } : {}),
  }))
  const options = { autoFinalized: broadcast === true, toSignInputs }
  const signed = await callMethod(provider, 'signPsbt', hex.encode(psbt), options)
  return broadcast ? { psbt: signed, txid: await callMethod(provider, 'pushPsbt', signed) } : { psbt: signed }
}

async function ask(request: SignPsbtRequest, psbt: Uint8Array): Promise<Psbt> {
  const { connector, address, inputs, broadcast = false, network } = request
  const { provider } = connector
  const text = base64.encode(psbt)
  switch (formOf(connector)) {
    case 'standard':
      return askStandard(request, psbt)
    case 'unisat':
      return askUnisat(request, psbt)
    case 'wbip': {
      const signInputs = Object.fromEntries(byAddress(inputs))
      const answer = fieldsOf(await requestWbip(provider, 'signPsbt', { psbt: text, signInputs, broadcast }))
      return { psbt: answer.psbt, txid: answer.txid }
    }
    case 'paired': {
      const signInputs = inputs.map((input) => ({ sighashTypes: [1], ...input }))
      const params = { account: address, psbt: text, signInputs, broadcast }
      const answer = fieldsOf(await requestPaired(provider, 'signPsbt', params, network.caipNetworkId))
      return { psbt: answer.psbt, txid: answer.txid }
    }
  }
}

/**
 * [BTC-1] Has the wallet sign inputs of a PSBT (hexadecimal or base64), and send it if asked; returns base64.
 * @throws invalidRequest, userRejected, walletMalformed, notSupportedByWallet
 */
export async function signPsbt(request: SignPsbtRequest): Promise<SignedPsbt> {
  const bytes = parsePsbt(request.psbt)
  checkInputs(request.inputs)
  const { psbt, txid } = await askWallet(request.connector, () => ask(request, bytes))
  return { psbt: parseSignedPsbt(psbt, bytes), ...(request.broadcast ? { txid: parseTxid(txid) } : {}) }
}
