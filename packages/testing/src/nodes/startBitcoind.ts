import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bitcoindFailed } from '../errors'
import type { BitcoinNode, BitcoinOptions } from './BitcoinNode'
import { createBitcoindLedger } from './createBitcoindLedger'
import { type BitcoindRpc, createBitcoindRpc } from './createBitcoindRpc'
import type { Program } from './findBitcoind'
import { localNetworkIds } from './localNetworkIds'
import { serveEsplora } from './serveEsplora'
import { type RunningProgram, startProgram } from './startProgram'

/** It starts in 200 ms; a busy machine takes longer. */
const patienceMs = 20_000

/** Nothing on this chain needs to survive a power cut, and the miner needs few keys; the defaults take seconds to start. */
const hasty = ['-unsafesqlitesync=1', '-keypool=2']

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function untilUp(program: RunningProgram, rpc: BitcoindRpc): Promise<void> {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      await rpc('getblockcount')
      return
    } catch (cause) {
      // Not up yet: the connection fails, or the cookie is missing.
      if (program.failure) throw program.failure
      if (Date.now() > end) throw bitcoindFailed({ reason: "it doesn't answer" }, { cause })
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** What else is needed from a running node, besides Esplora. */
function createNode(
  rpc: BitcoindRpc,
  mine: () => Promise<void>,
): Omit<BitcoinNode, 'isReal' | 'networkId' | 'url' | 'stop'> {
  return {
    mine,
    async fund(address, satoshi) {
      const txid = await rpc('sendtoaddress', [address, (satoshi / 1e8).toFixed(8)])
      await mine()
      const { confirmations, hex } = Object(await rpc('gettransaction', [txid]))
      if (confirmations > 0) return
      // The node's wallet keeps a transaction that its node didn't accept; this makes it accept or say why not.
      await rpc('sendrawtransaction', [hex])
      await mine()
    },
    async balanceOf(address) {
      const scanned = Object(await rpc('scantxoutset', ['start', [`addr(${address})`]]))
      return BigInt(Math.round(Number(scanned.total_amount) * 1e8))
    },
    async transaction(txid) {
      const { hex, confirmations = 0 } = Object(await rpc('getrawtransaction', [txid, true]))
      return confirmations > 0 ? String(hex) : null
    },
    spentBy: () => null,
    isSignedBy: async (address, message, signature) =>
      (await rpc('verifymessage', [address, signature, message])) === true,
  }
}

/**
 * Starts a real node in regtest on 127.0.0.1. It ends with `stop`, and when this process ends in any way. @throws
 * bitcoindFailed, nodeFailed
 */
export async function startBitcoind(
  { command, args }: Program,
  { port, mines = true }: BitcoinOptions = {},
): Promise<BitcoinNode> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-bitcoind-'))
  const rpcPort = await freePort()
  const place = [`-datadir=${folder}`, `-rpcport=${rpcPort}`, '-rpcbind=127.0.0.1', '-rpcallowip=127.0.0.1']
  const ways = ['-listen=0', '-txindex=1', '-fallbackfee=0.0001', '-server=1', '-printtoconsole=0', ...hasty]
  const program = startProgram(command, [...args, '-regtest', ...place, ...ways], {
    failed: (reason, cause) => bitcoindFailed({ reason }, { cause }),
  })
  const end = async () => {
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const rpc = createBitcoindRpc(`http://127.0.0.1:${rpcPort}`, folder)
    await untilUp(program, rpc)
    await rpc('createwallet', ['miner'])
    const miner = String(await rpc('getnewaddress'))
    const mine = async (blocks = 1) => void (await rpc('generatetoaddress', [blocks, miner]))
    // Mined coins can be spent after a hundred blocks.
    await mine(101)
    const send = async (transactionHex: string) => {
      const txid = String(await rpc('sendrawtransaction', [transactionHex]))
      if (mines) await mine()
      return txid
    }
    const esplora = await serveEsplora({ read: createBitcoindLedger(rpc), send }, port)
    program.letGo()
    return {
      ...createNode(rpc, () => mine()),
      isReal: true,
      networkId: localNetworkIds.bitcoin,
      url: esplora.url,
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
