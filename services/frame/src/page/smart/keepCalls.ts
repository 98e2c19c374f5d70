import type { FramePage } from '../FramePage'
import { mostKeptCalls } from '../store/DeviceRow'

/** Keeps calls that were just sent: the id that the site knows, and the wallet's own. The oldest ones go. */
export async function keepCalls({ store }: Pick<FramePage, 'store'>, id: string, own: string): Promise<void> {
  await store.change(({ calls }) => ({
    calls: [...calls, { id, own, at: Date.now() }].slice(-mostKeptCalls),
  }))
}
