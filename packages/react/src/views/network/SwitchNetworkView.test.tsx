import { getNetwork, pushView } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet, type EvmWalletOptions, rpcError } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

/** Opens the account and asks for Base. */
async function enter(
  quirks: EvmWalletOptions = {},
  prepare: (wallet: ReturnType<typeof createEvmWallet>) => void = () => undefined,
) {
  const page = new EventTarget()
  const chains = [{ chainId: 1 }, { chainId: 8453 }]
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox', chains, ...quirks })
  wallet.announce({ target: page })
  const latchkey = createTestInstance([evm({ page })])
  await latchkey.connect({ connectorId: 'test.fox' })
  await openView(latchkey, { view: 'Account' })
  prepare(wallet)
  const events: string[] = []
  latchkey.subscribeEvents(({ event }) => void events.push(event))
  pushView(latchkey, 'Networks')
  pushView(latchkey, 'SwitchNetwork', { networkId: 'eip155:8453' })
  return { wallet, latchkey, events }
}

const asked = ({ wallet }: Awaited<ReturnType<typeof enter>>) =>
  wallet.log.filter(({ method }) => method === 'wallet_switchEthereumChain').length
const state = () =>
  shadowOf().querySelector<HTMLElement>('[data-view="SwitchNetwork"] [data-part="body"]')?.dataset.state
const title = () => shadowOf().querySelector('[data-part="status-title"]')?.textContent
const text = () => shadowOf().querySelector('[data-part="status-text"]')?.textContent

describe('waiting', () => {
  it('asks the wallet once, although React mounts twice', async () => {
    const site = await enter({}, (wallet) => wallet.hang())
    await poll(() => asked(site)).toBe(1)
    await poll(state).toBe('waiting')
    expect(title()).toBe('Approve in Fox')
    expect(text()).toContain('Base')
    await poll(spoken).toContain('Approve in Fox')
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(asked(site)).toBe(1)
    expect(getNetwork(site.latchkey.getState())?.networkId).toBe('eip155:1')
  })

  it('[NET-3] returns to the view before the networks after the switch, and announces it', async () => {
    const { latchkey, events } = await enter()
    await findView('Account')
    await poll(() => getNetwork(latchkey.getState())?.networkId).toBe('eip155:8453')
    await poll(() => latchkey.getState().modal.notice?.message).toBe('Now on Base')
    expect(latchkey.getState().nav.stack.map(({ view }) => view)).toEqual(['Account'])
    expect(events.filter((event) => event === 'SWITCH_NETWORK')).toHaveLength(1)
  })

  it('ends when the visitor switches in the wallet instead', async () => {
    const { wallet } = await enter({}, (one) => one.hang())
    await poll(state).toBe('waiting')
    wallet.switchChain(8453)
    await findView('Account')
  })

  it('[EVM-3] adds an unknown network', async () => {
    const { wallet } = await enter({ chains: [{ chainId: 1 }] })
    await poll(() => wallet.log.map(({ method }) => method)).toContain('wallet_addEthereumChain')
    await findView('Account')
    expect(wallet.state.chainId).toBe(8453)
  })
})

describe("a wallet that doesn't switch", () => {
  it('[NET-3] shows the decline, switches nothing, and can try again', async () => {
    const { wallet, latchkey } = await enter({}, (one) => one.reject({ once: true }))
    await poll(state).toBe('error')
    expect(title()).toBe('Switch declined')
    await poll(spoken).toContain('Switch declined')
    expect(getNetwork(latchkey.getState())?.networkId).toBe('eip155:1')
    expect(wallet.state.chainId).toBe(1)
    await userEvent.click(await findControl('Try again'))
    await findView('Account')
  })

  it("[EVM-3] doesn't add the network", async () => {
    await enter({ chains: [{ chainId: 1 }], refuseAdding: 'unsupported' })
    await poll(title).toBe('Base wasn’t added')
    expect(text()).toContain('Fox')
  })

  it('[NET-3] can’t switch: the visitor does it there and the page follows', async () => {
    const { wallet } = await enter({}, (one) =>
      one.fail(rpcError(4200), { method: 'wallet_switchEthereumChain' }),
    )
    await poll(title).toBe('Switch in your wallet')
    wallet.switchChain(8453)
    await findView('Account')
  })

  it('[HTTP-10] has another request pending', async () => {
    await enter({}, (wallet) => wallet.fail(rpcError(-32002)))
    await poll(title).toBe('You have a pending request')
  })
})

it("opens the networks for one that the site doesn't support", async () => {
  const latchkey = createTestInstance([evm({ page: new EventTarget() })])
  await openView(latchkey, { view: 'SwitchNetwork', data: { networkId: 'eip155:77' } })
  await poll(state).toBe('error')
  expect(text()).toBe('This site doesn’t support that network.')
  await userEvent.click(await findControl('Choose a network'))
  await findView('Networks')
})
