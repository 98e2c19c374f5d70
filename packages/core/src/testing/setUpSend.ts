import type { AccountType } from '@latchkey/protocol'
import { createScriptedTransfers, type ScriptedChain } from '@latchkey/testing'
import { getSend } from '../send/getSend'
import { openSend } from '../send/send'
import { createScriptedAdapter, type ScriptedAdapter } from './createScriptedAdapter'
import { type SetUp, setUp } from './setUp'

/** Accounts of the scripted wallet. */
export const ownAddress = '0xa11ce00000000000000000000000000000000001'
export const otherAddress = '0xb0b0000000000000000000000000000000000002'

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
