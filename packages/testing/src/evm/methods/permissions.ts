import * as v from 'valibot'
import { rpcError } from '../../script/rpcError'
import { withoutOrigin } from '../../wallet/withOrigin'
import type { WalletMemory } from '../createWalletMemory'
import type { Method } from '../Method'
import { parseParams } from '../parseParams'
import { ethRequestAccounts } from './accounts'

const permissionsSchema = v.tupleWithRest([v.record(v.string(), v.unknown())], v.unknown())

/** `wallet_getPermissions` (EIP-2255). */
export const walletGetPermissions: Method = ({ memory }) => ({
  prompts: false,
  approve: () => permissionsOf(memory),
})

/** `wallet_requestPermissions` (EIP-2255): always prompts, because the user may choose again. */
export const walletRequestPermissions: Method = (context, params) => {
  const [permissions] = parseParams(permissionsSchema, params)
  const other = Object.keys(permissions).find((name) => name !== 'eth_accounts')
  if (other !== undefined) throw rpcError(-32602, `Unknown permission: ${other}.`)
  const { approve } = ethRequestAccounts(context, [])
  return {
    prompts: true,
    approve() {
      approve()
      return permissionsOf(context.memory)
    },
  }
}

/** `wallet_revokePermissions` (MIP-2): many wallets lack it, and some answer without doing it. */
export const walletRevokePermissions: Method = ({ memory }, params) => {
  const { ignoreRevoke } = memory.quirks()
  if (ignoreRevoke === 'unsupported') throw rpcError(-32601)
  parseParams(permissionsSchema, params)
  return {
    prompts: false,
    approve() {
      if (!ignoreRevoke) {
        memory.update({ origins: withoutOrigin(memory) })
      }
      return null
    },
  }
}

function permissionsOf(memory: WalletMemory) {
  const { accounts, authorised } = memory.view()
  if (!authorised) return []
  return [
    {
      invoker: memory.origin,
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: [...accounts] }],
    },
  ]
}
