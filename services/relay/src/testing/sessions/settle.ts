import { expect } from 'vitest'
import { families } from './families'
import type { Ends } from './Stage'
import { until } from './until'
import { walletAddresses } from './walletKeys'

/** Brings a proposal to the wallet, where it waits for the visitor. */
export async function scan({ site, wallet }: Ends): Promise<void> {
  await wallet.pair(await site.propose())
  await until(async () => (await wallet.open()).proposals, 1)
}

/** Pairs and settles a session with four families, and returns its topic. */
export async function settle(ends: Ends): Promise<string> {
  await scan(ends)
  await ends.wallet.approve()
  return settled(ends)
}

/** Waits until both have the session, and checks it. */
export async function settled({ site, wallet, siteTold }: Ends): Promise<string> {
  await until(async () => (await site.sessions()).length, 1)
  const [session] = await site.sessions()
  const topic = session?.topic ?? ''
  const accounts = Object.entries(session?.namespaces ?? {}).map(([name, granted]) => [
    name,
    granted.accounts,
  ])
  const expected = Object.entries(families).map(([name, { chains }]) => [
    name,
    [`${chains[0]}:${walletAddresses[name as keyof typeof walletAddresses]}`],
  ])
  expect(accounts.sort()).toEqual(expected.sort())
  await until(() => wallet.sessions(), [topic])
  expect(siteTold.filter(({ name }) => name === 'settled')).toHaveLength(1)
  expect(await site.open()).toMatchObject({ proposals: 0 })
  return topic
}
