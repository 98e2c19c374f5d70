import { expect } from 'vitest'
import type { Ends } from './Stage'
import { settle } from './settle'
import { until } from './until'

/** Checks that many requests and events arrive in order. */
export async function expectOrder(ends: Ends, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => at)
  const { site, wallet, siteTold } = ends
  const topic = await settle(ends)
  const events = () => siteTold.flatMap(({ name, value }) => (name.startsWith('event') ? [value] : []))
  await wallet.emit(topic, 'accountsChanged', numbers)
  await until(() => events().length, numbers.length)
  expect(events()).toEqual(numbers)

  const params = numbers.map((at) => [`0x${at.toString(16).padStart(4, '0')}`, '0x00'])
  const call = { chainId: 'eip155:1', method: 'personal_sign' }
  // More than a relay keeps for a topic: the client waits until the wallet has taken some.
  await site.askAll(
    topic,
    params.map((each) => ({ ...call, params: each })),
  )
  await until(async () => (await wallet.asked()).length, params.length)
  expect(await wallet.asked()).toEqual(params)
  expect(await site.open()).toEqual({ proposals: 0, requests: numbers.length })
}
