import { fieldsOf } from '@latchkey/protocol'
import { showText } from '../showText'
import type { Runtime } from './Runtime'
import { variantOf } from './Variant'

/** What a call did on a node that didn't keep it. */
export type DryRun = {
  readonly events: readonly unknown[]
  /** Why it, or a part of it, failed; missing if all of it was done. */
  readonly failure?: string | undefined
}

/** The form of messages to other chains that the answer may have. Nothing here reads them. */
const messageVersion = 4

/** Has the runtime make a call without keeping it; undefined if it doesn't offer that. Rejects as the node does. */
export async function dryRun(runtime: Runtime, account: string, call: unknown): Promise<DryRun | undefined> {
  const origin = { type: 'system', value: { type: 'Signed', value: account } }
  const answer = fieldsOf(await runtime.ask('DryRunApi', 'dry_run_call', [origin, call, messageVersion]))
  const { execution_result, emitted_events } = fieldsOf(answer.value)
  const { success, value } = fieldsOf(execution_result)
  if (answer.success !== true || typeof success !== 'boolean' || !Array.isArray(emitted_events))
    return undefined
  if (!success) return { events: [], failure: errorText(fieldsOf(value).error) }
  const [part] = emitted_events.flatMap((event) => failuresIn(event))
  return { events: emitted_events, failure: part && errorText(part.error) }
}

/** Parts that failed although the whole succeeded: in a batch, or in a call for another account. */
function failuresIn(event: unknown): readonly { readonly error: unknown }[] {
  const { pallet, name, fields } = variantOf(event) ?? { pallet: '', name: '', fields: {} }
  if (pallet === 'Utility' && (name === 'BatchInterrupted' || name === 'ItemFailed'))
    return [{ error: fields.error }]
  const result = fieldsOf(fields.result ?? fields.sudo_result)
  return result.success === false ? [{ error: result.value }] : []
}

/** The name of an error, as its pallet or the runtime calls it. */
function errorText(error: unknown): string {
  const { type, value } = fieldsOf(error)
  const inner = fieldsOf(value)
  const words = [type === 'Module' ? undefined : type, inner.type, fieldsOf(inner.value).type]
  return showText(words.filter((one) => typeof one === 'string').join('.'), 200)
}
