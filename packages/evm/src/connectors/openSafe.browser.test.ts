import { getAccount, type Latchkey, listWallets } from '@latchkey/core'
import { MessageFormatter } from '@safe-global/safe-apps-sdk'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openFrame } from './testing/openFrame'

const address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const messageHash = `0x${'11'.repeat(32)}`
const safeTxHash = `0x${'22'.repeat(32)}`
const txHash = `0x${'33'.repeat(32)}`
const signature = `0x${'44'.repeat(65)}`
const here = location.origin

type Asked = { readonly id: string; readonly method: string; readonly params: unknown }
type Answers = { readonly [method: string]: (params: never) => unknown }

/** Safe's page: it reads what the page in its frame asks, and answers as Safe's own library writes answers. */
function actAsSafe(given: Answers = {}) {
  const asked: Asked[] = []
  const answers: Answers = {
    getSafeInfo: () => ({
      safeAddress: address,
      chainId: 10,
      threshold: 1,
      owners: [owner],
      isReadOnly: false,
    }),
    rpcCall: ({ call }: { readonly call: string }) => (call === 'eth_getBalance' ? '0x5' : null),
    signMessage: () => ({ messageHash }),
    signTypedMessage: () => ({ messageHash }),
    getOffChainSignature: () => signature,
    sendTransactions: () => ({ safeTxHash }),
    getTxBySafeTxHash: () => ({ txHash, txStatus: 'SUCCESS' }),
    ...given,
  }
  const answer = ({ data, source }: MessageEvent, frame: HTMLIFrameElement) => {
    if (source !== frame.contentWindow || !data?.env?.sdkVersion) return
    asked.push(data)
    const { id, method, params } = data
    try {
      const result = answers[method]?.(params as never)
      frame.contentWindow?.postMessage(MessageFormatter.makeResponse(id, result, '9.1.0'), '*')
    } catch (error) {
      frame.contentWindow?.postMessage(MessageFormatter.makeErrorResponse(id, String(error), '9.1.0'), '*')
    }
  }
  return {
    asked,
    calls: () => asked.map(({ method, params }) => ({ method, params })),
    attach(frame: HTMLIFrameElement) {
      const listener = (event: MessageEvent) => answer(event, frame)
      addEventListener('message', listener)
      onTestFinished(() => removeEventListener('message', listener))
    },
  }
}

const accountOf = (latchkey: Latchkey) => getAccount(latchkey.getState(), 'eip155')
const whenConnected = (latchkey: Latchkey) =>
  vi.waitUntil(() => accountOf(latchkey).status === 'connected', { timeout: 20_000 })

it('inside Safe, its account connects by itself, is listed first, signs, sends and disconnects', async () => {
  const host = actAsSafe()
  const { site } = await openFrame({ safe: [here] }, host.attach)
  const { latchkey } = site
  await whenConnected(latchkey)
  expect(accountOf(latchkey)).toMatchObject({ address, connectorId: 'safe' })
  expect(latchkey.getState().connect.rows[0]?.networkId).toBe('eip155:10')
  expect(listWallets(latchkey)[0]).toMatchObject({ name: 'Safe', isAround: true })
  expect(await latchkey.signMessage('Grüezi')).toBe(signature)
  const provider = await latchkey.getProvider('eip155')
  const request = (method: string, ...params: unknown[]) => provider?.request({ method, params })
  expect(await request('eth_sendTransaction', { from: address, to: owner, value: '0x3e8' })).toBe(txHash)
  expect(await request('eth_getBalance', address, 'latest')).toBe('0x5')
  await latchkey.disconnect()
  expect(accountOf(latchkey).status).toBe('disconnected')
})

it('asks Safe exactly what Safe’s own library asks', async () => {
  const host = actAsSafe()
  const { site } = await openFrame({ safe: [here] }, host.attach)
  const { latchkey, sdk } = site
  await whenConnected(latchkey)
  const provider = await latchkey.getProvider('eip155')
  const typedData = {
    domain: { name: 'Test', chainId: 10 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'Hi' },
  }
  await provider?.request({ method: 'personal_sign', params: ['0x4772c3bc657a69', address] })
  await provider?.request({ method: 'eth_signTypedData_v4', params: [address, JSON.stringify(typedData)] })
  const transaction = { to: owner, value: '0x3e8', data: '0x', gas: '0x5208' }
  await provider?.request({ method: 'eth_sendTransaction', params: [transaction] })
  await provider?.request({ method: 'eth_getBalance', params: [address, 'latest'] })
  const ours = host.calls()

  host.asked.length = 0
  await sdk.safe.getInfo()
  const offChain = () => sdk.eth.setSafeSettings([{ offChainSigning: true }])
  await offChain()
  await sdk.txs.signMessage('Grüezi')
  await sdk.safe.getOffChainSignature(messageHash)
  await offChain()
  await sdk.txs.signTypedMessage(typedData)
  await sdk.safe.getOffChainSignature(messageHash)
  await sdk.txs.send({ txs: [{ to: owner, value: '1000', data: '0x' }], params: { safeTxGas: 21_000 } })
  await sdk.txs.getBySafeTxHash(safeTxHash)
  await sdk.eth.getBalance([address, 'latest'])
  expect(ours).toEqual(host.calls())
})

it('waits for the other owners, and says when one declines', async () => {
  let signatures = 0
  const host = actAsSafe({
    getOffChainSignature: () => (++signatures > 1 ? signature : ''),
    sendTransactions: () => {
      throw 'Transaction was rejected'
    },
  })
  const { site } = await openFrame({ safe: [here] }, host.attach)
  await whenConnected(site.latchkey)
  expect(await site.latchkey.signMessage('Hello')).toBe(signature)
  expect(signatures).toBe(2)
  const provider = await site.latchkey.getProvider('eip155')
  const sent = provider?.request({ method: 'eth_sendTransaction', params: [{ to: owner, value: '0x1' }] })
  await expect(sent).rejects.toMatchObject({ code: 'connect/user-rejected' })
  await expect(site.latchkey.switchNetwork('eip155:1')).rejects.toMatchObject({
    code: 'network/cannot-switch',
  })
})

it.each([
  ['a site that allows none', {}, {}],
  ['a page that is not Safe’s', { safe: ['https://app.safe.global'] }, {}],
  [
    'a page that answers nonsense',
    { safe: [here] },
    { getSafeInfo: () => ({ safeAddress: 'me', chainId: 10 }) },
  ],
  [
    'a Safe without a network',
    { safe: [here] },
    { getSafeInfo: () => ({ safeAddress: address, chainId: '10' }) },
  ],
  [
    // A link to Safe's page can name any Safe.
    'a Safe that the visitor doesn’t own',
    { safe: [here] },
    { getSafeInfo: () => ({ safeAddress: address, chainId: 10, isReadOnly: true }) },
  ],
])('connects nothing inside %s', async (_, apps, answers) => {
  const host = actAsSafe(answers)
  const { site } = await openFrame(apps, host.attach)
  await site.latchkey.ready
  expect(site.latchkey.getState().connect.connectors).toEqual([])
  // Only a page that the site allows hears anything.
  expect(host.asked.length).toBe(Object.values(apps).flat().includes(here) ? 1 : 0)
})

it('ignores answers of other frames, and of a page that has guessed nothing', async () => {
  const host = actAsSafe()
  const forged = { success: true, version: '9.1.0', data: { safeAddress: owner, chainId: 1 } }
  const { site } = await openFrame({ safe: [here] }, (frame) => {
    // A sibling frame answers before Safe does, and knows the id of the request.
    const sibling = document.createElement('iframe')
    document.body.append(sibling)
    onTestFinished(() => sibling.remove())
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow || !data?.id) return
      const speak = sibling.contentWindow?.window.eval('(to, data) => to.postMessage(data, "*")')
      speak?.(frame.contentWindow, { ...forged, id: data.id })
      frame.contentWindow?.postMessage({ ...forged, id: 'other' }, '*')
    })
    host.attach(frame)
  })
  await whenConnected(site.latchkey)
  expect(accountOf(site.latchkey).address).toBe(address)
})
