import { poll } from '../approve/testing/poll'
import type { Site } from './openSite'

/** Clears what the frame stored in this browser, as a visitor can. Passkeys stay. */
export async function forgetBrowser(site: Site): Promise<void> {
  const countReady = async () => (await site.heard()).filter(({ type }) => type === '@w3m-frame/READY').length
  const before = await countReady()
  await site.frame().evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
    location.reload()
  })
  await poll(countReady).toBe(before + 1)
}
