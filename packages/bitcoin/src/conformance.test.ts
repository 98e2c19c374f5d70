import type { Network, NetworkId } from '@latchkey/protocol'
import { type BitcoinWalletForm, createBitcoinWallet } from '@latchkey/testing'
import { describeChainAdapter, type FamilyFixture, type WalletUnderTest } from '@latchkey/testing/conformance'
import { type BitcoinNode, startBitcoin } from '@latchkey/testing/node'
import { Verifier } from 'bip322-js'
import { address as addresses, networks, Transaction } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe } from 'vitest'
import { bitcoin } from './bitcoin'
import { bitcoinRegtest, bitcoinSignet, bitcoinTestnet } from './network/networks'
import { isRightlySigned } from './testing/isRightlySigned'

const receiver = 'bcrt1q6rhpng9evdsfnn833a4f4vej0asu6dk5srld6x'
const foreignReceiver = 'tb1q6rhpng9evdsfnn833a4f4vej0asu6dk5j2xqd0'
const satoshi = 123_456n

let node: BitcoinNode
beforeAll(async () => {
  node = await startBitcoin()
  process.stdout.write(
    node.isReal
      ? 'Bitcoin: against bitcoind in regtest\n'
      : "Bitcoin: bitcoind isn't installed (npm run bitcoind), so only bitcoinjs-lib and bip322-js check transactions and signatures\n",
  )
  const [address = ''] = createBitcoinWallet({ networkId: node.networkId }).addresses
  await node.fund(address, 10_000_000)
}, 60_000)
afterAll(() => node.stop())

function createWallet(form: BitcoinWalletForm, page: EventTarget): WalletUnderTest {
  const wallet = createBitcoinWallet({
    form,
    name: 'Fox',
    networks: [bitcoinRegtest, bitcoinSignet].map(({ caipNetworkId }) => caipNetworkId),
    nodes: { [node.networkId]: node.url },
  })
  return {
    connectorId: { standard: 'Fox', wbip: wallet.path, unisat: 'io.unisat' }[form],
    provider: wallet.provider,
    get addresses() {
      return wallet.addresses
    },
    get networkId() {
      return wallet.state.networkId as NetworkId
    },
    get isAuthorised() {
      return wallet.state.authorised
    },
    get prompts() {
      return wallet.log.filter(({ prompted }) => prompted).length
    },
    announce: () => wallet.announce({ target: page }),
    rejectOnce: () => wallet.reject({ once: true }),
    throwOnce: (value) => wallet.script({ kind: 'throw', value }, { once: true }),
    switchAccount: wallet.switchAccount,
    lock: wallet.lock,
    switchNetwork: wallet.switchNetwork,
  }
}

/** Whether the payment is in a block, according to another library. */
async function hasArrived(txid: string): Promise<boolean> {
  const hex = await node.transaction(txid)
  if (hex === null) return false
  const spent = node.spentBy(txid)
  if (spent && !isRightlySigned(hex, spent)) return false
  const { outs } = Transaction.fromHex(hex)
  const script = addresses.toOutputScript(receiver, networks.regtest)
  return outs.some(({ script: paid, value }) => Buffer.from(paid).equals(script) && BigInt(value) === satoshi)
}

/** Another library verifies; if there is a node, it must agree (Knots supports BIP-322). */
async function isSignedBy(address: string, message: string, signature: string): Promise<boolean> {
  const judged = Verifier.verifySignature(address, message, signature)
  const byNode = await node.isSignedBy(address, message, signature)
  return byNode === null ? judged : judged && byNode
}

const setup = (form: BitcoinWalletForm) => (): FamilyFixture => {
  const page = new EventTarget()
  const network: Network = { ...bitcoinRegtest, rpcUrls: { default: { http: [node.url] } } }
  return {
    adapter: bitcoin({ page }),
    reload: () => bitcoin({ page }),
    wallet: createWallet(form, page),
    network,
    unsupported: {
      network: { ...bitcoinTestnet, rpcUrls: network.rpcUrls },
      transaction: { to: foreignReceiver, value: satoshi },
    },
    otherNetwork: bitcoinSignet,
    payment: { transaction: { to: receiver, value: satoshi }, hasArrived },
    isSignedBy,
    readBalance: (address) => node.balanceOf(address),
  }
}

describe('[BTC-1]', () => {
  // A standard wallet has no current network to switch; its accounts list theirs.
  describeChainAdapter('bitcoin through the wallet standard', setup('standard'), {
    hasNetworks: false,
    transfers: true,
  })
  describeChainAdapter('bitcoin through WBIP004', setup('wbip'), { transfers: true })
  describeChainAdapter('bitcoin like UniSat', setup('unisat'), { transfers: true })
})
