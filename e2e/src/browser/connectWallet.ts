import { expect } from 'vitest'
import { demoRdns, type Visit } from './openVisit'

/** Connects a wallet as a visitor does: opens the modal, chooses the row, and waits until both are done. */
export async function connectWallet({ modal, demo }: Visit, rdns = demoRdns): Promise<void> {
  await demo.entry.click()
  await modal.row(rdns).click()
  await modal.expectClosed()
  await expect.poll(async () => (await demo.hooks()).useAccount.connectorId).toBe(rdns)
}
