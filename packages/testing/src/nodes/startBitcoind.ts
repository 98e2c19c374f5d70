import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bitcoindFailed, nodeFailed } from '../errors'
import type { BitcoinNode } from './BitcoinNode'
import type { Program } from './findBitcoind'
import { serveEsplora } from './serveEsplora'
import { watchParent } from './watchParent'

/** It starts in a fifth of a second; a busy machine takes longer. */
const patienceMs = 20_000

type Rpc = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** Bitcoin as nodes write it, a number with eight decimals, to satoshi. */
const toSatoshi = (bitcoin: unknown): number => Math.round(Number(bitcoin) * 1e8)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Asks the node; `null` params are for what is not there yet. @throws nodeFailed */
function createRpc(url: string, folder: string): Rpc {
  return async (method, params = []) => {
    const cookie = await readFile(join(folder, 'regtest/.cookie'), 'utf8')
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(cookie).toString('base64')}` },
      body: JSON.stringify({ jsonrpc: '1.0', id: 1, method, params }),
    })
    const { result, error } = Object(await response.json())
    if (error) throw nodeFailed({ url, method, message: String(error.message) })
    return result
  }
}

async function untilUp(child: ChildProcess, rpc: Rpc): Promise<void> {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      await rpc('getblockcount')
      return
    } catch (cause) {
      // Not up yet, which is told by whatever the line or the missing cookie throws.
      if (child.exitCode !== null || Date.now() > end)
        throw bitcoindFailed({ code: String(child.exitCode) }, { cause })
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function createChain(rpc: Rpc, miner: string) {
  const coins = async (address: string) => {
    const scanned = Object(await rpc('scantxoutset', ['start', [`addr(${address})`]]))
    return (scanned.unspents as readonly Readonly<Record<string, unknown>>[]).map(
      ({ txid, vout, amount }) => ({
        txid,
        vout,
        value: toSatoshi(amount),
      }),
    )
  }
  const mine = (blocks: number) => rpc('generatetoaddress', [blocks, miner])
  return {
    coins,
    mine,
    async send(transactionHex: string) {
      const txid = String(await rpc('sendrawtransaction', [transactionHex]))
      await mine(1)
      return txid
    },
  }
}

/** Starts a real node in regtest on 127.0.0.1, which mines what it is sent. It ends with `stop`, and with this process. @throws bitcoindFailed, nodeFailed */
export async function startBitcoind({ command, args }: Program): Promise<BitcoinNode> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-bitcoind-'))
  const port = await freePort()
  const options = [
    '-regtest',
    `-datadir=${folder}`,
    `-rpcport=${port}`,
    '-rpcbind=127.0.0.1',
    '-rpcallowip=127.0.0.1',
  ]
  const child = spawn(
    command,
    [...args, ...options, '-listen=0', '-txindex=1', '-fallbackfee=0.0001', '-server=1'],
    {
      stdio: 'ignore',
    },
  )
  child.once('error', () => undefined)
  const watch = watchParent(child)
  const ended = once(child, 'close')
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
    await watch.end()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const rpc = createRpc(`http://127.0.0.1:${port}`, folder)
    await untilUp(child, rpc)
    await rpc('createwallet', ['miner'])
    const miner = String(await rpc('getnewaddress'))
    const chain = createChain(rpc, miner)
    await chain.mine(101)
    const esplora = await serveEsplora(chain)
    return {
      isReal: true,
      networkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
      url: esplora.url,
      async fund(address, satoshi) {
        await rpc('sendtoaddress', [address, (satoshi / 1e8).toFixed(8)])
        await chain.mine(1)
      },
      balanceOf: async (address) =>
        (await chain.coins(address)).reduce((sum, { value }) => sum + BigInt(value), 0n),
      async transaction(txid) {
        const { hex, confirmations = 0 } = Object(await rpc('getrawtransaction', [txid, true]))
        return confirmations > 0 ? String(hex) : null
      },
      spentBy: () => null,
      isSignedBy: async (address, message, signature) =>
        (await rpc('verifymessage', [address, signature, message])) === true,
      async stop() {
        await esplora.stop()
        await end()
      },
    }
  } catch (cause) {
    await end()
    throw cause
  }
}
