import { refusals } from '../http/refusals'

/**
 * Reports a chain that is down as an unavailable history. @throws sourceDown, and whatever else `asked` rejects with
 */
export async function asHistoryDown<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (cause) {
    throw refusals.chainDown.is(cause) ? refusals.sourceDown({ what: 'history' }, { cause }) : cause
  }
}
