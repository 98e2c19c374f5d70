import {
  getNameSuggestions,
  isLatchkeyError,
  resolveNameFailed,
  suggestNamesFailed,
} from '@latchkey/protocol'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { isNameFree } from './isNameFree'
import type { NameForm } from './NameState'

type Suggested = Awaited<ReturnType<typeof suggest>>

/** [NAM-2] Names like the one that was typed, which comes first. @throws suggestNamesFailed, the signal's reason */
async function suggest(latchkey: Latchkey, label: string, zone: string, signal: AbortSignal) {
  try {
    const asked = { params: { name: label }, query: { zone }, cache: 'no-store', signal } as const
    return (await openGateway(latchkey).call(getNameSuggestions, asked)).suggestions
  } catch (cause) {
    signal.throwIfAborted()
    throw suggestNamesFailed({}, { cause })
  }
}

/**
 * [NAM-2] [NAM-4] Finds out whether a name can be registered, and what could be instead. The answer to whether it's taken
 * counts even if there are no suggestions. @throws the signal's reason
 */
export async function lookUpLabel(
  latchkey: Latchkey,
  label: string,
  zone: string,
  signal: AbortSignal,
): Promise<Pick<NameForm, 'status' | 'refusal' | 'suggestions' | 'error'>> {
  const name = `${label}.${zone}`
  const [free, suggested] = await Promise.allSettled([
    isNameFree(latchkey, name, signal),
    suggest(latchkey, label, zone, signal),
  ])
  signal.throwIfAborted()
  if (free.status === 'rejected') {
    const error = isLatchkeyError(free.reason) ? free.reason : resolveNameFailed({}, { cause: free.reason })
    return { status: 'failed', refusal: null, suggestions: [], error }
  }
  const list: Suggested = suggested.status === 'fulfilled' ? suggested.value : []
  const refusal = free.value ? refusalOf(list, name) : 'taken'
  const others = list.filter((each) => each.name !== name && !each.registered)
  return {
    status: refusal === null ? 'free' : 'refused',
    refusal,
    suggestions: others.map((each) => each.name),
    error: suggested.status === 'rejected' && isLatchkeyError(suggested.reason) ? suggested.reason : null,
  }
}

/** Why the gateway wouldn't register a name that nobody has. */
function refusalOf(list: Suggested, name: string): NameForm['refusal'] {
  const exact = list.find((each) => each.name === name)
  return exact?.registered ? (exact.reason ?? 'taken') : null
}
