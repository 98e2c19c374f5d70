import type { FramePage } from '../FramePage'

/** Returns the wallet's own id of calls that the site named, or nothing. */
export async function ownIdOf({ store }: FramePage, id: string): Promise<string | undefined> {
  const { calls } = await store.read()
  return calls.find((one) => one.id === id)?.own
}
