import type { AccountType, TokenBalance } from '@latchkey/protocol'
import { createScriptedTransfers, type ScriptedChain } from '@latchkey/testing'
import { getSend } from '../send/getSend'
import type { SendToken } from '../send/SendState'
import { openSend } from '../send/send'
import { createScriptedAdapter, type ScriptedAdapter } from './createScriptedAdapter'
import { type SetUp, setUp } from './setUp'

/** Accounts of the scripted wallet. */
export const ownAddress = '0xa11ce00000000000000000000000000000000001'
export const otherAddress = '0xb0b0000000000000000000000000000000000002'
export const thirdAddress = '0xe511000000000000000000000000000000000003'
/** Looks like the other address. */
export const likeOther = `${otherAddress.slice(0, 6)}${'9'.repeat(32)}${otherAddress.slice(-4)}`

/** The coin of the scripted chain. */
export const ether: SendToken = {
  asset: { kind: 'native' },
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  price: 2000,
  iconUrl: null,
}

/** A contract that the token of `listedDollar` may be at. */
export const dollarContract = '0x00000000000000000000000000000000000d011a'

/** A token without a price. */
export const dollar: SendToken = {
  ...ether,
  asset: { kind: 'token', token: dollarContract },
  symbol: 'LKD',
  decimals: 6,
  price: null,
}

/** A token as a gateway lists it. */
export const listedDollar = (decimals: string, address?: string): TokenBalance => ({
  name: 'Dollar',
  symbol: 'LKD',
  chainId: 'eip155:1',
  price: 1,
  quantity: { decimals, numeric: '5' },
  iconUrl: '',
  ...(address ? { address } : {}),
})

type Parts = NonNullable<Parameters<typeof setUp>[0]>

/** Lets everything that was started go on until it waits for the clock. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 30; turns += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** A connected account with a scripted chain. Pass `kept` for a reload or a second tab. */
export async function setUpSend({
  type = 'eoa',
  kept,
  ...parts
}: Parts & {
  type?: AccountType
  kept?: { adapter: ScriptedAdapter; chain: ScriptedChain; browser: SetUp['browser'] }
} = {}) {
  const adapter = kept?.adapter ?? createScriptedAdapter()
  const made = createScriptedTransfers()
  const chain = kept?.chain ?? made.chain
  if (!kept) Object.assign(adapter, { can: { ...adapter.can, transfers: async () => made.transfers } })
  const all = setUp({ ...parts, adapter, ...(kept ? { browser: kept.browser } : {}) })
  if (!kept) {
    const wallet = adapter.addWallet('com.one')
    wallet.accounts = [ownAddress]
    await all.latchkey.connect({ connectorId: 'com.one' })
    if (type !== 'eoa') wallet.tell({ accounts: [{ address: ownAddress, type }] })
  } else await all.latchkey.ready
  const { latchkey, host } = all
  const actions = await openSend(latchkey)
  /** Waits until the typing has ended and all answers have arrived. */
  const rest = async () => {
    await settle()
    host.advance(300)
    await settle()
  }
  const view = () => getSend(latchkey.getState())
  const sent = () => latchkey.getState().send?.sent ?? []
  const notice = () => latchkey.getState().modal.notice
  return { ...all, adapter, chain, actions, rest, view, sent, notice }
}

/** A connected account with a scripted chain and an open form. */
export type SendSite = Awaited<ReturnType<typeof setUpSend>>

/** Fills in the form, and waits until everything is known. */
export async function fillForm({ actions, rest }: SendSite, to = otherAddress): Promise<void> {
  actions.setToken(ether)
  actions.setAmount('0.1')
  actions.setReceiver(to)
  await rest()
}
