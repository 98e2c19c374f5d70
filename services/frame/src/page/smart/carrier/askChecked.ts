import { type BundlerMethod, malformedAnswer } from '@latchkey/protocol'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { askBundler } from '../askBundler'
import { sponsorRefused } from '../errors'
import type { CarrierPlace } from './Carrier'

/** A call of the bundler or the paymaster, and what makes sense as its answer. */
export type CheckedCall<Schema extends GenericSchema> = {
  readonly method: BundlerMethod
  readonly params: readonly unknown[]
  readonly schema: Schema
}

/** Asks the bundler or paymaster. One whose answer makes no sense doesn't pay. @throws what askBundler throws */
export async function askChecked<Schema extends GenericSchema>(
  { frame, chain }: Pick<CarrierPlace, 'frame' | 'chain'>,
  { method, params, schema }: CheckedCall<Schema>,
): Promise<InferOutput<Schema>> {
  const read = safeParse(schema, await askBundler(frame, chain, method, params), { abortEarly: true })
  if (read.success) return read.output
  throw sponsorRefused({ reason: 'off' }, { cause: malformedAnswer({ what: method }) })
}
