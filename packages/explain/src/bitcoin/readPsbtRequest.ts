import { fieldsOf } from '@latchkey/protocol'
import type { PsbtRequest } from './explainBitcoin'

/**
 * The PSBT of a request and the inputs to sign, in the form of any of the four standards of Bitcoin wallets; undefined if
 * there is none. Without a list of inputs, the wallet signs all that it can.
 */
export function readPsbtRequest(method: string, params: unknown): PsbtRequest | undefined {
  if (!/sign(Psbt|Transaction)$|signAndSendTransaction$/.test(method)) return undefined
  const [first, second] = Array.isArray(params) ? params : [params]
  // UniSat's form has the PSBT first and the options second.
  const isBare = typeof first === 'string' || first instanceof Uint8Array
  const fields = isBare ? { ...fieldsOf(second), psbt: first } : fieldsOf(first)
  const { psbt } = fields
  if (typeof psbt !== 'string' && !(psbt instanceof Uint8Array)) return undefined
  const inputs = inputsIn(fields.inputs ?? fields.signInputs ?? fields.toSignInputs ?? fields.inputsToSign)
  return { psbt, inputs }
}

type Inputs = PsbtRequest['inputs']

function inputsIn(given: unknown): Inputs {
  if (given === undefined) return undefined
  // sats-connect has indexes by address.
  const list = Array.isArray(given)
    ? given
    : Object.values(fieldsOf(given)).map((signingIndexes) => ({ signingIndexes }))
  return list.flatMap((one) => {
    const { index, signingIndexes, sighashTypes, sigHash } = fieldsOf(one)
    const indexes: readonly unknown[] = Array.isArray(signingIndexes) ? signingIndexes : [index]
    const types = (Array.isArray(sighashTypes) ? sighashTypes : [sigHash]).filter(isNumber)
    return indexes
      .filter(isNumber)
      .map((number) => ({ index: number, ...(types.length > 0 ? { sighashTypes: types } : {}) }))
  })
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
