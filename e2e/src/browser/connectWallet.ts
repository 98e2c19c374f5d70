import { expect } from 'vitest'
import type { EngineVisit } from '../engines/openIn'
import { demoRdns } from './openVisit'

/** Connects a wallet as a visitor does: opens the modal, chooses the row, and waits until both are done. */
export async function connectWallet(
  { modal, demo }: Pick<EngineVisit, 'modal' | 'demo'>,
  rdns = demoRdns,
): Promise<void> {
  await demo.entry.click()
  await modal.row(rdns).click()
  await modal.expectClosed()
  await expect.poll(async () => (await demo.hooks()).useAccount.connectorId).toBe(rdns)
}
