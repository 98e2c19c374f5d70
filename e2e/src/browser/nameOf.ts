import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from './openVisit'

const patience = { timeout: 30_000 }

/** The views of names, as a visitor uses them. */
export type NameHandle = {
  /** A part of the modal by its name. */
  part(name: string): Locator
  /** Goes from the page to the field for a name, on the way of a wallet that isn't embedded. */
  open(): Promise<void>
  /** Goes on from the row that leads to a name. */
  choose(): Promise<void>
  /** Types a label, waits for an answer, and returns it with what is said about it. */
  type(label: string): Promise<string>
  /** Presses the button that registers the typed name. */
  register(): Promise<void>
  /** Waits until a name is registered. */
  expectRegistered(name: string): Promise<void>
  /** What every name ends with. */
  zone(): Promise<string>
}

/** A label that no other test uses. None of its letters looks like another. */
export function newLabel(): string {
  const letters = 'abfghjkpqtxyz'
  const picked = crypto.getRandomValues(new Uint8Array(14))
  return [...picked].map((value) => letters[value % letters.length]).join('')
}

/** Finds the views of names on a page. */
export function nameOf({ modal, demo }: Pick<Visit, 'modal' | 'demo'>): NameHandle {
  const part = (name: string) => modal.frame.locator(`[data-part="${name}"]`)
  const handle: NameHandle = {
    part,
    async open() {
      if ((await modal.host.count()) === 0) await demo.entry.click()
      await modal.expectView('Account')
      await part('receive').click()
      await modal.expectView('WalletReceive')
      await handle.choose()
    },
    async choose() {
      await part('choose-name').click()
      await modal.expectView('ChooseAccountName')
      await part('continue').click()
      await modal.expectView('RegisterAccountName')
      await part('name-input').waitFor()
    },
    async type(label) {
      await part('name-input').fill(label)
      const answer = modal.frame.locator(
        '[data-view="RegisterAccountName"] [data-part="body"]:not([data-state="looking"])',
      )
      await expect.poll(() => answer.count(), patience).toBe(1)
      const said = [part('typed-name'), part('name-status')]
      const texts = await Promise.all(said.map(async (each) => (await each.allInnerTexts()).join(' ')))
      return texts.join(' ').replace(/\s+/g, ' ').trim()
    },
    async register() {
      await modal.frame.locator('[data-part="register-name"]:enabled').click()
    },
    async expectRegistered(name) {
      await expect.poll(() => part('registered-name').innerText(), patience).toBe(name)
    },
    zone: async () => (await part('name-zone').innerText()).slice(1),
  }
  return handle
}
