import type { ComponentType } from 'react'
import { useSelector } from '../../hooks/useSelector'
import { useLazily } from '../../loader/useLazily'

const load = () => import('../pairing/OpenWallet').then(({ OpenWallet }) => OpenWallet)

/** Returns the part that opens a paired wallet while it is asked, loaded only with pairing. */
export function useOpenWallet(isAsked: boolean): ComponentType | null {
  const OpenWallet = useLazily(
    useSelector(({ pairing }) => !!pairing),
    load,
  )
  return isAsked && OpenWallet ? OpenWallet : null
}
