import type { Connector, WalletAccount } from '@latchkey/core'
import { notSupportedByWallet } from '@latchkey/protocol'
import { addressKind } from '../wallet/addressKind'
import { featureOf } from '../wallet/callFeature'
import { callOf } from '../wallet/callOf'
import { formOf } from '../wallet/formOf'
import { isKeyOf } from '../wallet/isKeyOf'
import type { TransferContext } from './TransferContext'

/** Whether we know enough about an account to write a transaction for it. */
function isKnown({ address, publicKey }: WalletAccount): boolean {
  const kind = addressKind(address)
  if (kind === 'p2wpkh') return true
  if (!publicKey) return false
  return (
    kind === 'p2tr' || (kind === 'p2sh' && publicKey.length === 66 && isKeyOf(address, publicKey) === true)
  )
}

/**
 * Whether the wallet signs a transaction that we write, so we set the fee. Otherwise it makes the payment itself.
 * @throws notSupportedByWallet if it can do neither
 */
export function canSign(
  { signless }: TransferContext,
  connector: Connector,
  account: WalletAccount,
): boolean {
  const { provider } = connector
  const isAble = isKnown(account) && !signless.has(Object(provider))
  switch (formOf(connector)) {
    case 'standard': {
      const names = ['bitcoin:signTransaction', 'bitcoin:signAndSendTransaction']
      if (isAble && names.some((name) => featureOf(provider, name))) return true
      // The standard has no payments.
      throw notSupportedByWallet({ what: 'bitcoin:signTransaction' })
    }
    case 'unisat':
      return isAble && callOf(provider, 'signPsbt') !== null
    case 'wbip':
    case 'paired':
      return isAble
  }
}
