import type { Locator } from 'playwright-core'
import { demoRdns, type Visit } from './openVisit'

/** Connects a wallet on a page with sign-in, and returns the sign-in view once it is ready. */
export async function askToSignIn(
  { demo, modal }: Pick<Visit, 'demo' | 'modal'>,
  rdns = demoRdns,
): Promise<Locator> {
  await demo.entry.click()
  await modal.row(rdns).click()
  return expectSignIn({ modal })
}

/** Waits until the sign-in is ready to sign. */
export async function expectSignIn({ modal }: Pick<Visit, 'modal'>): Promise<Locator> {
  const view = await modal.expectView('SIWXSignMessage')
  await modal.button('Sign').waitFor()
  return view
}
