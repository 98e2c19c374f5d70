import { requestInvalid } from '../../errors'
import type { Preparation } from './Preparation'
import { readQuantity } from './readQuantity'

/** Asks a node for a number. @throws requestInvalid, the node's error */
export async function askQuantity(
  ask: Preparation['ask'],
  method: string,
  params: readonly unknown[],
): Promise<bigint> {
  const number = readQuantity(await ask(method, params), method)
  if (number === undefined) throw requestInvalid({ reason: method })
  return number
}
