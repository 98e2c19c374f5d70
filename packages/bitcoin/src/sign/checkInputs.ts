import type { PsbtInput } from '@latchkey/core'
import { invalidRequest, isRecord } from '@latchkey/protocol'

const isIndex = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

/** Checks which inputs to sign, since plain JavaScript may pass anything. @throws invalidRequest */
export function checkInputs(inputs: readonly PsbtInput[]): void {
  if (!Array.isArray(inputs) || inputs.length === 0)
    throw invalidRequest({ reason: 'inputs is not a list of at least one' })
  for (const input of inputs) {
    const { address, index, sighashTypes = [] }: Partial<PsbtInput> = isRecord(input) ? input : {}
    if (typeof address !== 'string' || !isIndex(index))
      throw invalidRequest({ reason: 'an input has no address or no index' })
    if (!Array.isArray(sighashTypes) || !sighashTypes.every(isIndex))
      throw invalidRequest({ reason: 'sighashTypes is not a list of numbers' })
  }
}
