import type { FramePage } from '../FramePage'
import type { DeviceRow } from '../store/DeviceRow'

/** Calls that the frame remembers. */
export type KeptCalls = DeviceRow['calls'][number]

/** Returns the calls that the site or the wallet gave an id, or nothing. */
export async function findKept(
  { store }: Pick<FramePage, 'store'>,
  id: string,
): Promise<KeptCalls | undefined> {
  const { calls } = await store.read()
  return calls.find((one) => one.id === id || one.own === id)
}
