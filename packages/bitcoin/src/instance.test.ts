import { browserHost, createLatchkey, getAccount } from '@latchkey/core'
import { invalidRequest, type Network } from '@latchkey/protocol'
import { createBitcoinWallet } from '@latchkey/testing'
import { startBitcoin } from '@latchkey/testing/node'
import { hex } from '@scure/base'
import { expect, it, onTestFinished } from 'vitest'
import { bitcoin } from './bitcoin'
import { bitcoinRegtest } from './network/networks'
import { getCoins } from './read/getCoins'
import { buildPayment } from './transaction/buildPayment'

const to = 'bcrt1q6rhpng9evdsfnn833a4f4vej0asu6dk5srld6x'

/** An instance without the modal, connected to a wallet with coins, and their chain. */
async function visit(form: 'standard' | 'wbip' | 'unisat') {
  const node = await startBitcoin()
  onTestFinished(() => node.stop())
  const page = new EventTarget()
  const wallet = createBitcoinWallet({
    form,
    name: 'Coin',
    networkId: node.networkId,
    nodes: { [node.networkId]: node.url },
  })
  wallet.announce({ target: page })
  const network: Network = { ...bitcoinRegtest, rpcUrls: { default: { http: [node.url] } } }
  const host = { ...browserHost(), isBrowser: true, storage: null }
  const latchkey = createLatchkey({ networks: [network], adapters: [bitcoin({ page })] }, host)
  onTestFinished(() => latchkey.destroy())
  const connectorId = { standard: 'Coin', wbip: wallet.path, unisat: 'io.unisat' }[form]
  await latchkey.connect({ connectorId })
  const { address, connection } = getAccount(latchkey.getState(), 'bip122')
  if (!address) return expect.unreachable('not connected')
  await node.fund(address, 100_000)
  return { latchkey, wallet, node, network, address, publicKey: connection?.publicKey }
}

it.each(['standard', 'wbip', 'unisat'] as const)(
  '[BTC-1] [CON-13] an instance pays with a real wallet of the form %s',
  { timeout: 60_000 },
  async (form) => {
    const { latchkey, node, address } = await visit(form)
    const before = await node.balanceOf(to)
    // Letter case means nothing in bech32.
    const from = address.toUpperCase()
    const txid = await latchkey.sendTransaction('bip122', { to, value: 20_000n, from })
    expect(txid).toMatch(/^[\da-f]{64}$/)
    expect(await node.transaction(txid)).not.toBeNull()
    expect((await node.balanceOf(to)) - before).toBe(20_000n)
  },
)

it('[BTC-1] [CON-13] an instance has a real wallet sign and send a PSBT, for the active account only', {
  timeout: 60_000,
}, async () => {
  const { latchkey, node, network, address, publicKey, wallet } = await visit('standard')
  const coins = await getCoins(address, network)
  const payment = buildPayment({ address, publicKey, network, coins, rate: 2n, to, value: 30_000n })
  const psbt = hex.encode(payment.toPSBT())
  const inputs = Array.from({ length: payment.inputsLength }, (_, index) => ({ address, index }))
  const asked = wallet.log.length
  const foreign = latchkey.sendTransaction('bip122', { psbt, inputs, from: to })
  await expect(foreign).rejects.toSatisfy(invalidRequest.is)
  expect(wallet.log).toHaveLength(asked)
  const before = await node.balanceOf(to)
  const txid = await latchkey.sendTransaction('bip122', { psbt, inputs, from: address })
  expect(await node.transaction(txid)).not.toBeNull()
  expect((await node.balanceOf(to)) - before).toBe(30_000n)
})
