import type { FramePage } from '../FramePage'
import { mostNamedCalls } from '../store/DeviceRow'

/** Keeps the id that a site chose for calls, with the wallet's own. The oldest ones go. */
export async function nameCalls({ store }: FramePage, id: string, own: string): Promise<void> {
  await store.change(({ calls }) => ({ calls: [...calls, { id, own }].slice(-mostNamedCalls) }))
}
