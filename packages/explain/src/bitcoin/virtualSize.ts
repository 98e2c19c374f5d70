import type { OpenPsbt, PsbtInput } from './readPsbt'
import { type ScriptForm, scriptForm } from './scriptForm'

/** What a signature adds to an input, in quarters of a virtual byte: a part in the script counts four times. */
const weights: { readonly [form in ScriptForm]: number } = {
  taproot: 66,
  segwit: 108,
  nested: 4 * 23 + 108,
  script: 76,
  legacy: 4 * 107,
  other: 0,
}

/** How large a transaction is once it's signed: exactly for usual inputs, at least that for others. */
export function virtualSize({ inputs, outputs }: OpenPsbt): number {
  const lengthOf = (size: number) => (size < 0xfd ? 1 : 3)
  const plain = outputs.reduce(
    (sum, { script }) => sum + 8 + lengthOf(script.length) + script.length,
    8 + lengthOf(inputs.length) + lengthOf(outputs.length) + inputs.length * 41,
  )
  const hasWitness = inputs.some((input) => !['legacy', 'other'].includes(scriptForm(input)))
  const signed = inputs.reduce((sum, input) => sum + weightOf(input, hasWitness), hasWitness ? 2 : 0)
  return Math.ceil((plain * 4 + signed) / 4)
}

function weightOf(input: PsbtInput, hasWitness: boolean): number {
  const form = scriptForm(input)
  const isPlain = form === 'legacy' || form === 'other'
  return (
    weights[form] +
    (form === 'script' ? (input.witnessScript?.length ?? 0) : 0) +
    (isPlain && hasWitness ? 1 : 0)
  )
}
