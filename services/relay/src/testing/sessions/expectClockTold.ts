import { sessionExpired } from '@latchkey/protocol'
import { expect } from 'vitest'
import type { WalletVersion } from '../loadKit'
import { checkedCalls } from './checkedCalls'
import type { Stage } from './Stage'
import { settle } from './settle'
import { until } from './until'

/** Checks that a visitor with a wrong clock gets told on every attempt, and can continue once it is right. */
export async function expectClockTold(stage: Stage, version: WalletVersion, clockMs: number): Promise<void> {
  const { site, siteTold, wallet } = await stage.open(version).then(async (ends) => {
    await settle(ends)
    return ends
  })
  const [session] = await site.sessions()
  const topic = session?.topic ?? ''
  const hello = { chainId: 'eip155:1', method: 'personal_sign', params: checkedCalls[0]?.params }
  const told = (name: string) => siteTold.flatMap((one) => (one.name === name ? [one.value] : []))

  await stage.leave('site')
  await stage.comeBack('site', clockMs)
  await until(() => told('startFailed'), [sessionExpired.code])
  await expect(site.propose()).rejects.toThrow()
  await until(() => told('refused'), [sessionExpired.code])
  await site.ask(topic, hello)
  await until(() => told('answered'), [sessionExpired.code])
  expect(await site.sessions()).toMatchObject([{ topic }])

  await stage.leave('site')
  await stage.comeBack('site')
  await site.ask(topic, hello)
  await until(async () => (await wallet.open()).requests, 1)
  await wallet.answer()
  await until(() => told('answered').length, 2)
  await checkedCalls[0]?.check(told('answered')[1])
}
