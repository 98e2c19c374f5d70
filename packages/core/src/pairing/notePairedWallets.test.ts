import { expect, it } from 'vitest'
import { getWalletInfo } from '../connect/getWalletInfo'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { setUp } from '../testing/setUp'
import { notePairedWallets } from './notePairedWallets'
import { pairingConnectorId } from './PairingProvider'

it('[CON-10] gives the pairing its wallet’s name, in the families of the session and while it lasts', async () => {
  const adapter = createScriptedAdapter()
  adapter.addWallet('com.one')
  adapter.addWallet(pairingConnectorId, { type: 'WALLET_CONNECT', name: 'WalletConnect' })
  const solana = createScriptedAdapter('solana')
  solana.addWallet(pairingConnectorId, { type: 'WALLET_CONNECT', name: 'WalletConnect' })
  const { latchkey } = setUp({ adapters: [adapter, solana] })
  await latchkey.connect({ connectorId: pairingConnectorId, namespace: 'eip155' })
  const names = () => latchkey.getState().connect.connectors.map(({ name }) => name)
  expect(names()).toEqual(['com.one', 'WalletConnect', 'WalletConnect'])
  const imageUrl = 'https://fox.example/icon.png'
  notePairedWallets(latchkey, { eip155: { name: 'Fox', imageUrl } })
  expect(names()).toEqual(['com.one', 'Fox', 'WalletConnect'])
  expect(getWalletInfo(latchkey.getState(), 'eip155')).toMatchObject({
    id: pairingConnectorId,
    name: 'Fox',
    icon: imageUrl,
  })
  const before = latchkey.getState()
  notePairedWallets(latchkey, { eip155: { name: 'Fox', imageUrl } })
  expect(latchkey.getState()).toBe(before)
  notePairedWallets(latchkey, {})
  expect(names()).toEqual(['com.one', 'WalletConnect', 'WalletConnect'])
  expect(getWalletInfo(latchkey.getState(), 'eip155')).not.toHaveProperty('icon')
})
