import type { Address } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SmartSites, startSmartSites } from '../../testing/startSmartSites'
import { openSmartVisitor } from '../smart/testing/openSmartVisitor'
import { callsOf, game, play, requestOf } from './testing/testGrants'

let smart: SmartSites
beforeAll(async () => {
  smart = await startSmartSites()
  // A contract that takes every call.
  await smart.chain.client.setCode({ address: game as Address, bytecode: '0x00' })
}, 180_000)
afterAll(() => smart?.stop())

const move = { to: game, data: play }

it('[FLG-6] carries covered calls over the EntryPoint without asking, and shows a batch with an approval in it', async () => {
  const visitor = await openSmartVisitor(smart, 'gina@example.com')
  const { address, inside } = visitor
  const panel = inside.locator('[data-part="approval"]')
  const request = {
    address,
    permissions: [callsOf(['play(uint256)'])],
    policies: [{ type: 'call-limit', data: { count: 3 } }],
  }
  const granted = visitor.ask('wallet_grantPermissions', [requestOf(request)])
  await visitor.approve()
  await granted

  // The first one makes the account a smart one, which no permission covers.
  const first = visitor.sendCalls([move])
  expect(await visitor.approve()).toContain('Becomes a smart account')
  await visitor.settled((await first).id)

  const before = (await smart.chain.carried()).length
  const { id } = await visitor.sendCalls([move, move])
  expect(await visitor.settled(id)).toMatchObject({ status: 200, atomic: true })
  expect((await smart.chain.carried()).length).toBe(before + 1)

  const approval = {
    to: smart.chain.contracts.dollar,
    data: `0x095ea7b3${game.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`,
  }
  for (const calls of [
    [move, approval],
    [move, move],
  ]) {
    const asked = visitor.request('wallet_sendCalls', [visitor.bundle(calls)])
    await panel.locator('[data-part="reject"]').click()
    expect(await asked).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_ERROR' })
  }
  await visitor.settled((await visitor.sendCalls([move])).id)
  expect((await smart.chain.carried()).length).toBe(before + 2)
})
