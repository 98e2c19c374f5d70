import type { Connector } from '@latchkey/core'
import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import { registerWallet } from '@wallet-standard/wallet'
import { expect, it, onTestFinished, vi } from 'vitest'
import { solana } from './solana'
import { createNetwork } from './testing/createNetwork'
import { type LiteNode, startLiteNode } from './testing/startLiteNode'

async function startNode(): Promise<LiteNode> {
  const node = await startLiteNode()
  onTestFinished(() => node.stop())
  return node
}

it('[SOL-1] the burner wallet of wallet-adapter connects, signs, pays and disconnects', async () => {
  const node = await startNode()
  const page = new EventTarget()
  // The standard's own library registers at the window.
  vi.stubGlobal('window', page)
  onTestFinished(() => void vi.unstubAllGlobals())
  // It warns that its key is unsafe.
  vi.spyOn(console, 'warn').mockReturnValue()
  const burner = new UnsafeBurnerWalletAdapter()
  registerWallet(new SolanaWalletAdapterWallet(burner, 'solana:devnet', node.url) as never)

  const adapter = solana({ page })
  const found: Connector[] = []
  const stop = adapter.discover({
    announced: true,
    injected: true,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  await vi.waitFor(() => expect(found).toHaveLength(1))
  stop()
  const connector = found[0] ?? expect.unreachable()
  expect(connector.name).toBe('Burner Wallet')
  const network = createNetwork(node.url)
  const changed = vi.fn()
  const unwatch = adapter.watch(connector, changed)
  const { accounts } = await adapter.connect({ connector, networks: [network], silent: false })
  const [address = ''] = accounts.map((account) => account.address)
  expect(address).toBe(burner.publicKey?.toBase58())

  // The adapter itself verifies that the signature is of this account and message.
  expect(await adapter.signMessage({ connector, address, message: 'Grüezi' })).toMatch(/^[1-9A-Za-z]{80,88}$/)

  node.fund(address, 1_000_000_000n)
  const receiver = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'
  const transaction = { to: receiver, value: 10_000_000n }
  await adapter.can.sendTransaction?.({ connector, address, network, transaction })
  expect((await adapter.getBalance({ address: receiver, network })).value).toBe('0.01')

  await adapter.disconnect(connector)
  expect(burner.publicKey).toBeNull()
  await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ accounts: [] })))
  unwatch()
})
