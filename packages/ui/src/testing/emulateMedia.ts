import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

type Session = { send(method: string, parameters: unknown): Promise<unknown> }

/** Emulates the visitor's preferences until the test ends. */
export async function emulateMedia(features: Readonly<Record<string, string>>): Promise<void> {
  const session = cdp() as Session
  const set = (list: readonly { name: string; value: string }[]) =>
    session.send('Emulation.setEmulatedMedia', { features: list })
  await set(Object.entries(features).map(([name, value]) => ({ name, value })))
  onTestFinished(async () => {
    await set(Object.keys(features).map((name) => ({ name, value: '' })))
  })
}
