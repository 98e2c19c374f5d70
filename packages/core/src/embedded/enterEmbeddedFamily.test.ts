import { expect, it } from 'vitest'
import { currentEntry } from '../nav/currentEntry'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedFrame } from '../testing/createScriptedFrame'
import { familyNetworks } from '../testing/fourFamilies'
import { setUp } from '../testing/setUp'
import { loginByEmail } from './loginByEmail'

const address = 'visitor@example.com'

/** A site whose first family has no embedded wallet, but another one has. */
function createSite() {
  const frame = createScriptedFrame()
  const [polkadot, adapter] = [createScriptedAdapter('polkadot'), createScriptedAdapter()]
  adapter.addWallet('AUTH', { type: 'AUTH' })
  frame.answers.set('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
  const site = setUp({ adapters: [polkadot, adapter], networks: familyNetworks, embedded: frame })
  return { ...site, adapter, notice: () => site.latchkey.getState().modal.notice }
}

it('[FRM-15] moves to a family that has an embedded wallet before it asks, and says so', async () => {
  const { latchkey, look, events, notice } = createSite()
  await latchkey.switchNetwork('polkadot:1')
  await latchkey.open()
  await loginByEmail(latchkey, address)
  expect(look().networkId).toBe('eip155:1')
  expect(events.indexOf('SWITCH_NETWORK')).toBeLessThan(events.indexOf('EMAIL_SUBMITTED'))
  expect(currentEntry(latchkey.getState().nav).view).toBe('EmailVerifyOtp')
  expect(notice()).toMatchObject({
    message: 'Now on eip155 1',
    code: 'network.switched',
    values: { network: 'eip155 1' },
    open: true,
  })
})

it('[FRM-15] asks no other wallet of that family to switch', async () => {
  const { latchkey, adapter, look, notice } = createSite()
  adapter.addWallet('w1').networkId = 'eip155:2'
  await latchkey.connect({ connectorId: 'w1' })
  await latchkey.switchNetwork('polkadot:1')
  await latchkey.open()
  await loginByEmail(latchkey, address)
  expect(look().networkId).toBe('eip155:2')
  expect(adapter.switched).toEqual([])
  expect(latchkey.getState().connect.rows.map(({ networkId }) => networkId)).toContain('eip155:2')
  expect(notice()?.message).toBe('Now on eip155 2')
})

it('[FRM-15] stays, and says nothing, in a family that has an embedded wallet', async () => {
  const { latchkey, look, events, notice } = createSite()
  await latchkey.switchNetwork('eip155:2')
  await latchkey.open()
  await loginByEmail(latchkey, address)
  expect(look().networkId).toBe('eip155:2')
  expect(events.filter((event) => event === 'SWITCH_NETWORK')).toHaveLength(1)
  expect(notice()).toBeNull()
})
