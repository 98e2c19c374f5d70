import type { Eip1193Provider } from '@latchkey/core'
import {
  fieldsOf,
  isAddress,
  isTransactionHash,
  type Network,
  noRpcUrl,
  providerUnsupportedMethod,
  walletMalformed,
} from '@latchkey/protocol'
import { askNode } from '../../read/askNode'
import type { NodeAccess, NodeTransport } from '../../read/NodeAccess'
import { toHex } from '../../wallet/toHex'
import { checkOwner } from '../checkOwner'
import { checkTypedData } from '../checkTypedData'
import { toText } from '../toText'
import { openWorldKit } from './openWorldKit'
import { toWorldTransaction } from './toWorldTransaction'
import type { WorldLibrary, WorldTypedData } from './WorldLibrary'
import { waitForOperation } from './waitForOperation'

/** World App's wallet is on World Chain only. */
const worldChainId = 480

type Given = {
  readonly load: () => Promise<WorldLibrary>
  /** The account that the visitor has shared before. */
  readonly address: string | null
  readonly networks: () => readonly Network[]
}

const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^0x([\da-f]{2})+$/i.test(value)
const isSame = (one: unknown, other: string) => String(one).toLowerCase() === other.toLowerCase()

/** The wallet of World App as an object of our own (EIP-1193), made of the commands of its library. */
export function createWorldProvider({ load, address, networks }: Given): Eip1193Provider {
  const ask = openWorldKit(load)
  const nodes: NodeAccess = new Map()
  let account = address
  let asking: Promise<string> | undefined

  /** Asks for the account. */
  const authorize = async () => {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    const { address: shared } = await ask((kit) => kit.walletAuth({ nonce }))
    if (typeof shared !== 'string' || !isAddress('eip155', shared))
      throw walletMalformed({ what: 'walletAuth' })
    account = shared
    return shared
  }

  /** World App shows a question, so two requests at once share it. */
  const shareAccount = () => {
    asking ??= authorize().finally(() => {
      asking = undefined
    })
    return asking
  }

  const signatureIn = ({ signature, address: signer }: Readonly<Record<string, unknown>>, by: string) => {
    if (!isHex(signature) || (signer !== undefined && !isSame(signer, by)))
      throw walletMalformed({ what: 'signature' })
    return signature
  }

  /** The node of the site that finds the transaction. Without one, nothing is sent. */
  const openNode = (): NodeTransport => {
    const network = networks().find(({ id }) => id === worldChainId)
    if (!network) throw noRpcUrl({ chainId: worldChainId })
    return {
      request: ({ method, params }) =>
        askNode(nodes, network, { method, params: Array.isArray(params) ? params : [] }),
    }
  }

  /** World App answers with the hash of a user operation, which no node knows as a transaction. */
  const send = async (given: unknown) => {
    const sender = checkOwner(account, fieldsOf(given)['from'])
    const options = { chainId: worldChainId, transactions: [toWorldTransaction(given, worldChainId)] }
    const node = openNode()
    const fromBlock = await node.request({ method: 'eth_blockNumber' })
    const { userOpHash } = await ask((kit) => kit.sendTransaction(options))
    if (!isTransactionHash(userOpHash)) throw walletMalformed({ what: 'sendTransaction' })
    return waitForOperation(node, { hash: userOpHash, sender, fromBlock })
  }

  return {
    async request({ method, params }) {
      const [first, second] = Array.isArray(params) ? params : []
      if (method === 'eth_accounts') return account ? [account] : []
      if (method === 'eth_requestAccounts') return [account ?? (await shareAccount())]
      if (method === 'eth_chainId') return toHex(worldChainId)
      if (method === 'net_version') return String(worldChainId)
      if (method === 'personal_sign') {
        const signer = checkOwner(account, second)
        const message = toText(first, 'World App')
        return signatureIn(await ask((kit) => kit.signMessage({ message })), signer)
      }
      if (/^eth_signTypedData(_v4)?$/.test(method)) {
        const signer = checkOwner(account, first)
        const typedData: WorldTypedData = {
          ...checkTypedData(second, worldChainId),
          chainId: worldChainId,
        }
        return signatureIn(await ask((kit) => kit.signTypedData(typedData as never)), signer)
      }
      if (method === 'eth_sendTransaction') return send(first)
      if (method === 'wallet_switchEthereumChain') {
        if (Number(fieldsOf(first)['chainId']) === worldChainId) return null
        throw providerUnsupportedMethod()
      }
      throw providerUnsupportedMethod()
    },
  }
}
