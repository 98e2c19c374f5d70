import { getAccount, getNetwork, watchAccount } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { avatarGradient } from '@latchkey/ui'
import { useEffect } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'
import type { HostButtonProps } from './HostButton'
import { useButtonTexts } from './useButtonTexts'

/** What an account button may be told. */
export type AccountFaceProps = {
  readonly size?: 'md' | 'sm'
  readonly disabled?: boolean
  readonly balance?: 'show' | 'hide'
  readonly namespace?: Namespace
  readonly charsStart?: number
  readonly charsEnd?: number
}

/** How a button looks and what it does while an account is connected; null while none is. */
export function useAccountFace(props: AccountFaceProps): HostButtonProps | null {
  const { size, disabled, balance = 'show', namespace, charsStart = 4, charsEnd = 6 } = props
  const latchkey = useInstance()
  const texts = useButtonTexts()
  const { address, details } = useSelector((state) => getAccount(state, namespace))
  const isSupported = useSelector((state) => getNetwork(state, namespace)?.isSupported ?? true)
  const isBalanceShown = balance === 'show' && address !== null
  useEffect(() => (isBalanceShown ? watchAccount(latchkey) : undefined), [isBalanceShown, latchkey])
  if (address === null) return null

  const { enableNetworkSwitch, allowUnsupportedChain } = latchkey.options
  const isLost = !isSupported && enableNetworkSwitch && !allowUnsupportedChain
  const { profileName, balanceText, balanceSymbol, balanceError } = details
  const short =
    address.length > charsStart + charsEnd + 1
      ? `${address.slice(0, charsStart)}…${charsEnd > 0 ? address.slice(-charsEnd) : ''}`
      : address
  const amount =
    balanceText === undefined ? (balanceError ? '–' : '') : `${balanceText} ${balanceSymbol ?? ''}`
  return {
    look: 'account',
    size,
    disabled,
    state: isLost ? 'warning' : undefined,
    request: { view: isLost ? 'UnsupportedChain' : 'Account', ...(namespace ? { namespace } : {}) },
    children: (
      <>
        <span
          className="lk-host-icon"
          aria-hidden="true"
          style={{ backgroundImage: avatarGradient(address) }}
        />
        <span className="lk-host-text">{isLost ? texts.switchNetwork : (profileName ?? short)}</span>
        {isBalanceShown && !isLost ? <span className="lk-host-balance">{amount}</span> : null}
      </>
    ),
  }
}
