import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Asset, Speed } from '@latchkey/core'
import {
  assetUnreadable,
  cannotSwitch,
  invalidRequest,
  malformedAnswer,
  type Network,
  networkFailure,
  notSupportedByWallet,
  receiverBurns,
  receiverInvalid,
  receiverMistyped,
  receiverOtherFamily,
  receiverOtherNetwork,
  transferRefused,
  userRejected,
  walletMalformed,
} from '@latchkey/protocol'
import { type BitcoinNode, startBitcoin } from '@latchkey/testing/node'
import { base64 } from '@scure/base'
import { Transaction as Psbt } from '@scure/btc-signer'
import { address as addresses, networks, Transaction } from 'bitcoinjs-lib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bitcoinMainnet, bitcoinRegtest, bitcoinTestnet } from '../network/networks'
import { freshAddress, setUpTransfers } from '../testing/setUpTransfers'
import { readReceiver } from './readReceiver'

const native: Asset = { kind: 'native' }

describe('transfers on Bitcoin', () => {
  let node: BitcoinNode
  beforeAll(async () => {
    node = await startBitcoin({ mines: false })
  }, 60_000)
  afterAll(() => node.stop())
  const setUp = (options?: Parameters<typeof setUpTransfers>[1]) => setUpTransfers(node, options)

  /** The node's explorer, with other answers to some paths. */
  async function serve(answers: (path: string, method?: string) => unknown) {
    const server = createServer(async (request, response) => {
      const path = (request.url ?? '').replace(/^\/api/, '')
      const answer = answers(path, request.method)
      if (answer === 'hang up') return void request.socket.destroy()
      const body = request.method === 'POST' ? { method: 'POST', body: await text(request) } : {}
      if (answer !== undefined && answer !== 'lose') return void response.end(JSON.stringify(answer))
      const real = await fetch(`${node.url}${path}`, body)
      if (answer === 'lose') return void request.socket.destroy()
      response.writeHead(real.status).end(await real.text())
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  }
  const withRates = (rates: object) => serve((path) => (path === '/fee-estimates' ? rates : undefined))

  const sent = async (txid: string) => {
    const hex = await node.transaction(txid)
    return Transaction.fromHex(hex ?? expect.unreachable())
  }
  const outputs = ({ outs }: Transaction) =>
    outs.map(({ script, value }) => [addresses.fromOutputScript(script, networks.regtest), BigInt(value)])

  it.each([
    ['standard', []],
    ['standard', ['bitcoin:signAndSendTransaction']],
    ['wbip', []],
    ['unisat', []],
  ] as const)(
    '[SND-1] arrives to the last satoshi from a wallet of the form %s without %j, with the rest coming back',
    async (form, without) => {
      const { send, address, wallet } = await setUp({ form, without, coins: [60_000, 50_000] })
      const to = freshAddress()
      const { quoted, handle, check } = await send({ to, amount: 100_001n })
      expect(quoted).toMatchObject({ amount: 100_001n, balance: 110_000n, isFeeOfWallet: false })
      expect(await check()).toEqual({ state: 'pending', isSeen: true })
      await node.mine()
      expect(await node.balanceOf(to)).toBe(100_001n)
      expect(await node.balanceOf(address)).toBe(110_000n - 100_001n - quoted.fee.max)
      expect(await check()).toEqual({ state: 'mined', fee: quoted.fee.max })
      const transaction = await sent(handle.id)
      expect(outputs(transaction)).toHaveLength(2)
      // Replaceable (BIP-125).
      expect(transaction.ins.map(({ sequence }) => sequence)).toEqual([0xfffffffd, 0xfffffffd])
      expect(wallet.log.filter(({ prompted }) => prompted)).toHaveLength(1)
    },
  )

  it.each<Speed>(['slow', 'normal', 'fast'])(
    '[SND-5] leaves exactly 0 after sending max at speed %s, at that speed’s price',
    async (speed) => {
      const rates = { slow: 2n, normal: 7n, fast: 30n }
      const url = await withRates({ '1': 40, '2': 29.5, '6': 6.2, '144': 2 })
      const { send, address } = await setUp({ coins: [70_000, 5_001, 33_333], url })
      const to = freshAddress()
      const { quoted, handle } = await send({ to, amount: 'max', speed })
      expect(quoted).toMatchObject({ amount: quoted.max, left: 0n, balance: 108_334n })
      await node.mine()
      expect(await node.balanceOf(address)).toBe(0n)
      expect(await node.balanceOf(to)).toBe(quoted.max)
      const transaction = await sent(handle.id)
      expect(outputs(transaction)).toEqual([[to, 108_334n - quoted.fee.max]])
      // A signature is a byte or two shorter than it may be.
      const size = BigInt(transaction.virtualSize())
      const price = rates[speed]
      expect(quoted.fee.max).toBeGreaterThanOrEqual(price * size)
      expect(quoted.fee.max).toBeLessThanOrEqual(price * (size + 2n))
    },
  )

  it('[SND-5] leaves coins that cost more than they are worth, and says so', async () => {
    const url = await withRates({ '6': 50 })
    const { send, address } = await setUp({ coins: [80_000, 1_000, 3_399], url })
    const { quoted } = await send({ amount: 'max' })
    expect(quoted.left).toBe(4_399n)
    await node.mine()
    expect(await node.balanceOf(address)).toBe(4_399n)
  })

  it('[SND-5] leaves small coins of a Taproot address alone, since they may carry inscriptions', async () => {
    // A wallet with one address pays from it.
    const { quote, account, transfers } = await setUp({ coins: [] })
    await expect(quote({ amount: 'max' })).resolves.toMatchObject({ max: 0n, left: 0n, shortage: 'fee' })
    const taproot = await setUp({ type: 'ordinal', coins: [10_000, 70_000] })
    const { publicKey, address } = taproot
    const provider = {
      ...{ requestAccounts: async () => [address], getAccounts: async () => [address] },
      ...{ getPublicKey: async () => publicKey, getNetwork: async () => 'regtest', signPsbt: async () => '' },
    }
    const connector = { ...account.connector, provider }
    const to = freshAddress()
    const request = { ...account, connector, address, asset: native, to, speed: 'normal' as const }
    const all = await transfers.quote({ ...request, amount: 'max' })
    expect(all).toMatchObject({ balance: 80_000n, left: 10_000n, amount: 70_000n - all.fee.max })
    const more = await transfers.quote({ ...request, amount: 75_000n })
    expect(more.shortage).toBe('asset')
  })

  it('[SND-5] returns no change that nodes would call dust', async () => {
    const { send, quote, address } = await setUp({ coins: [50_000] })
    const { max } = await quote({ amount: 'max' })
    const to = freshAddress()
    const { quoted, handle } = await send({ to, amount: max - 300n })
    await node.mine()
    expect(outputs(await sent(handle.id))).toEqual([[to, max - 300n]])
    expect(quoted.fee.max).toBe(50_000n - (max - 300n))
    expect(await node.balanceOf(address)).toBe(0n)
  })

  it('[SND-5] refuses an amount that nodes would call dust, and sends the least they take', async () => {
    const { send, quote } = await setUp({ coins: [50_000, 50_000] })
    await expect(quote({ amount: 293n })).rejects.toSatisfy(transferRefused.is)
    const to = freshAddress()
    await send({ to, amount: 294n })
    const legacy = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'
    await expect(quote({ to: legacy, amount: 545n })).rejects.toSatisfy(transferRefused.is)
    await send({ to: legacy, amount: 546n })
    await node.mine()
    expect(await node.balanceOf(to)).toBe(294n)
  })

  it('[SND-5] tells the fee before an amount is typed, and sends nothing then', async () => {
    const { quote, transfers, account, wallet } = await setUp()
    const open = await quote({ amount: 0n, to: account.address })
    expect(open).toMatchObject({ amount: 0n, shortage: null })
    expect(open.fee.max).toBeGreaterThan(100n)
    expect(open.max).toBeGreaterThan(99_000n)
    await expect(transfers.send({ ...account, quote: open })).rejects.toSatisfy(invalidRequest.is)
    expect(wallet.log.filter(({ prompted }) => prompted)).toEqual([])
  })

  it('[SND-5] prices faster speeds higher, whatever order the estimates have', async () => {
    const { quote } = await setUp({ url: await withRates({ '1': 3, '6': 9, '144': 20 }) })
    const { fees } = await quote()
    expect([fees.slow?.max, fees.fast?.max]).toEqual([fees.normal.max, fees.normal.max])
    const ordered = await setUp({ url: await withRates({ '2': 12, '6': 8, '144': 1.1 }) })
    const quoted = await ordered.quote({ speed: 'fast' })
    const size = quoted.fees.normal.max / 8n
    expect(quoted.fees).toMatchObject({
      slow: { max: size * 2n, waitMs: 86_400_000 },
      fast: { max: size * 12n },
    })
    expect(quoted.fee).toEqual(quoted.fees.fast)
  })

  it('[SND-4] tells a lack of the asset from a lack of the fee', async () => {
    const { quote, transfers, account } = await setUp({ coins: [20_000] })
    expect((await quote({ amount: 20_001n })).shortage).toBe('asset')
    const short = await quote({ amount: 20_000n })
    expect(short.shortage).toBe('fee')
    expect(short).not.toHaveProperty('request')
    expect(short.fee.max).toBeGreaterThan(0n)
    await expect(transfers.send({ ...account, quote: short })).rejects.toThrow('too little')
    const { max } = await quote({ amount: 'max' })
    expect((await quote({ amount: max })).shortage).toBe(null)
    expect((await quote({ amount: max + 1n })).shortage).toBe('fee')
  })

  it('[SND-1] never pays from an account for ordinals, nor on another network', async () => {
    const ordinal = await setUp({ type: 'ordinal' })
    await expect(ordinal.quote()).rejects.toThrow('ordinals')
    const { quote, transfers, account, wallet } = await setUp()
    const quoted = await quote()
    const { address } = ordinal
    await expect(transfers.send({ ...account, address, quote: quoted })).rejects.toThrow()
    const network = { ...account.network, caipNetworkId: bitcoinTestnet.caipNetworkId }
    await expect(transfers.send({ ...account, network, quote: quoted })).rejects.toSatisfy(cannotSwitch.is)
    expect(wallet.log.filter(({ prompted }) => prompted)).toEqual([])
  })

  it('[SND-1] passes on that the visitor declined, and nothing is sent', async () => {
    const { quote, transfers, account, wallet } = await setUp()
    const quoted = await quote()
    wallet.reject()
    await expect(transfers.send({ ...account, quote: quoted })).rejects.toSatisfy(userRejected.is)
    await node.mine()
    expect(await node.balanceOf(account.address)).toBe(100_000n)
  })

  it('[SND-1] sends nothing that the wallet left unsigned', async () => {
    const { quote, transfers, account, wallet } = await setUp({ without: ['bitcoin:signAndSendTransaction'] })
    const quoted = await quote()
    const { psbt } = Object(quoted.request?.params)
    wallet.answer({ signedPsbt: base64.decode(psbt) }, { method: 'bitcoin:signTransaction', once: true })
    await expect(transfers.send({ ...account, quote: quoted })).rejects.toSatisfy(walletMalformed.is)
  })

  it('[SND-1] refuses a payment whose coins are gone', async () => {
    const { quote, transfers, account, send } = await setUp({ without: ['bitcoin:signAndSendTransaction'] })
    const old = await quote()
    await send({ amount: 'max' })
    await node.mine()
    await expect(transfers.send({ ...account, quote: old })).rejects.toSatisfy(transferRefused.is)
  })

  it('[SND-1] finds out whether a payment arrived when the answer got lost', async () => {
    let posts: unknown = 'lose'
    const url = await serve((path, method) => (method === 'POST' && path === '/tx' ? posts : undefined))
    const { send, quote, transfers, account } = await setUp({
      url,
      without: ['bitcoin:signAndSendTransaction'],
    })
    const { check } = await send()
    expect(await check()).toEqual({ state: 'pending', isSeen: true })
    await node.mine()
    posts = 'hang up'
    const quoted = await quote()
    await expect(transfers.send({ ...account, quote: quoted })).rejects.toSatisfy(networkFailure.is)
  }, 30_000)

  it.each(['unisat', 'wbip'] as const)(
    '[SND-5] lets a wallet of the form %s pay by itself if it can’t sign, and says that it sets the fee',
    async (form) => {
      const { quote, transfers, account, wallet, address } = await setUp({
        form,
        without: form === 'unisat' ? ['signPsbt'] : [],
      })
      if (form === 'wbip') {
        wallet.script({ kind: 'throw', value: { code: -32601, message: 'no' } }, { method: 'signPsbt' })
        const signed = await quote()
        expect(signed.isFeeOfWallet).toBe(false)
        await expect(transfers.send({ ...account, quote: signed })).rejects.toThrow()
      }
      const to = freshAddress()
      const quoted = await quote({ to, amount: 12_345n })
      expect(quoted).toMatchObject({ isFeeOfWallet: true, shortage: null })
      expect(quoted).not.toHaveProperty('request')
      const handle = await transfers.send({ ...account, quote: quoted })
      expect(handle.details).toEqual({ to, amount: '12345' })
      const status = await transfers.check({ ...account, handle })
      // The coins are learnt from the chain.
      expect(status).toMatchObject({ handle: { id: handle.id, details: { coins: expect.any(String) } } })
      await node.mine()
      expect(await node.balanceOf(to)).toBe(12_345n)
      expect(await transfers.check({ ...account, handle })).toMatchObject({ state: 'mined' })
      const all = await quote({ to, amount: 'max' })
      expect(all.left).toBe(all.balance - all.max)
      await transfers.send({ ...account, quote: all })
      await node.mine()
      expect(await node.balanceOf(to)).toBe(12_345n + all.max)
      expect(await node.balanceOf(address)).toBeLessThanOrEqual(all.left)
    },
  )

  it('[SND-1] says that a standard wallet without signing can’t send', async () => {
    const { quote } = await setUp({
      without: ['bitcoin:signAndSendTransaction', 'bitcoin:signTransaction'],
    })
    await expect(quote()).rejects.toSatisfy(notSupportedByWallet.is)
  })

  it('[SND-1] rejects an explorer that lists a coin twice', async () => {
    const coin = { txid: '11'.repeat(32), vout: 0, value: 50_000, status: { confirmed: true } }
    const url = await serve((path) => (path.endsWith('/utxo') ? [coin, coin] : undefined))
    const { quote } = await setUp({ url, coins: [] })
    await expect(quote({ amount: 'max' })).rejects.toSatisfy(malformedAnswer.is)
  })

  it('[SND-1] tells what the wallet will be asked, as explanations read it', async () => {
    const { quote, address } = await setUp()
    const to = freshAddress()
    const quoted = await quote({ to, amount: 40_000n })
    const { psbt, inputs } = Object(quoted.request?.params)
    expect(quoted.request?.method).toBe('signPsbt')
    expect(inputs).toEqual([{ address, index: 0 }])
    const { outputsLength } = Psbt.fromPSBT(base64.decode(psbt))
    expect(outputsLength).toBe(2)
  })

  it('[SND-1] reads the balance, and no tokens', async () => {
    const { transfers, account, quote } = await setUp({ coins: [1_234, 5_678] })
    expect(await transfers.readAsset({ ...account, asset: native })).toEqual({
      ...{ decimals: 8, symbol: 'BTC', name: 'Bitcoin', balance: 6_912n },
    })
    const asset: Asset = { kind: 'token', token: 'x' }
    await expect(transfers.readAsset({ ...account, asset })).rejects.toSatisfy(assetUnreadable.is)
    await expect(quote({ asset })).rejects.toSatisfy(assetUnreadable.is)
    await expect(quote({ amount: -1n })).rejects.toSatisfy(invalidRequest.is)
    await expect(quote({ to: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' })).rejects.toSatisfy(
      invalidRequest.is,
    )
  })
})

describe('receivers on Bitcoin', () => {
  const read = (text: string, network: Network = bitcoinMainnet) =>
    readReceiver({ network, text, asset: native })
  const main = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  const test = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

  it('[SND-5] reads all forms of the network', async () => {
    const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
    const typed = [main, taproot, '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy']
    for (const text of typed) expect(await read(text)).toEqual({ address: text, isContract: false })
    expect(await read(main.toUpperCase())).toEqual({ address: main, isContract: false })
    expect(await read(`${bitcoinMainnet.caipNetworkId}:${main}`)).toEqual({
      address: main,
      isContract: false,
    })
    expect(await read(test, bitcoinTestnet)).toEqual({ address: test, isContract: false })
  })

  it('[SND-5] names the network that an address is for', async () => {
    const regtest = 'bcrt1q6rhpng9evdsfnn833a4f4vej0asu6dk5srld6x'
    const others = [
      [test, bitcoinMainnet, bitcoinTestnet],
      ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', bitcoinMainnet, bitcoinTestnet],
      [regtest, bitcoinMainnet, bitcoinRegtest],
      [main, bitcoinRegtest, bitcoinMainnet],
      ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', bitcoinTestnet, bitcoinMainnet],
      [`${bitcoinTestnet.caipNetworkId}:${test}`, bitcoinMainnet, bitcoinTestnet],
    ] as const
    for (const [text, here, there] of others) {
      const failure = await read(text, here).catch((error: unknown) => error)
      expect(receiverOtherNetwork.is(failure) && failure.values.network, text).toBe(there.caipNetworkId)
    }
  })

  it('[SND-5] knows a mistyped address from text, and from one of another family', async () => {
    const mistyped = [
      main.replace('w508', 'w509'),
      `${main.slice(0, -1)}q`,
      `Bc${main.slice(2)}`,
      '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3',
    ]
    for (const text of mistyped) await expect(read(text), text).rejects.toSatisfy(receiverMistyped.is)
    for (const text of [
      '',
      'hello',
      'alice.eth',
      'bc1',
      '0x1234',
      'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    ])
      await expect(read(text), text).rejects.toSatisfy(receiverInvalid.is)
    const foreign = {
      eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      solana: '11111111111111111111111111111111',
      polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    }
    for (const [family, text] of Object.entries(foreign)) {
      const failure = await read(text).catch((error: unknown) => error)
      expect(receiverOtherFamily.is(failure) && failure.values.family, text).toBe(family)
    }
  })

  it('[SND-5] refuses addresses that nobody owns', async () => {
    const lost = [
      '1111111111111111111114oLvT2',
      '1BitcoinEaterAddressDontSendf59kuE',
      // An anchor, and a version without rules: anyone can take what is there.
      'bc1pfeessrawgf',
      'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    ]
    for (const text of lost) await expect(read(text), text).rejects.toSatisfy(receiverBurns.is)
  })
})
