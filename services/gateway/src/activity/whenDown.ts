import { refusals } from '../http/refusals'

/** A chain that is down is, for whoever asks for a history, a history that is not to be had. @throws sourceDown, and what else `asked` ends with */
export async function whenDown<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (cause) {
    throw refusals.chainDown.is(cause) ? refusals.sourceDown({ what: 'history' }, { cause }) : cause
  }
}
