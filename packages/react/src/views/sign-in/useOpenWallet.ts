import type { ComponentType } from 'react'
import { useSelector } from '../../hooks/useSelector'
import { useLazily } from '../../loader/useLazily'

const load = () => import('../pairing/pairingViews').then(({ OpenWallet }) => OpenWallet)

/** What brings a wallet elsewhere to the front while it is asked; loaded only where somebody pairs. */
export function useOpenWallet(isAsked: boolean): ComponentType | null {
  const OpenWallet = useLazily(
    useSelector(({ pairing }) => !!pairing),
    load,
  )
  return isAsked && OpenWallet ? OpenWallet : null
}
