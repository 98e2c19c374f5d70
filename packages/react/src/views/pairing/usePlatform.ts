import { type Platform, platformsOf, type WalletPlaces } from '@latchkey/core'
import { useState } from 'react'
import { useInstance } from '../../hooks/useInstance'

/** The ways to reach a wallet, and the one that the visitor is on. */
export type PlatformChoice = {
  readonly platforms: readonly Platform[]
  readonly platform: Platform
  /** Whether a code is to be scanned, be it from a phone that could open the app itself. */
  readonly isCode: boolean
  readonly choose: (platform: Platform) => void
  readonly scan: (isScanning: boolean) => void
}

/** Which way a wallet is reached: the best one until the visitor takes another. */
export function usePlatform(places: WalletPlaces | null): PlatformChoice {
  const { host } = useInstance()
  const [chosen, setChosen] = useState<Platform>()
  const [isScanning, scan] = useState(false)
  const platforms = platformsOf(places, host.isMobile)
  const [first = 'qrcode'] = platforms
  const platform = chosen && platforms.includes(chosen) ? chosen : first
  return {
    platforms,
    platform,
    isCode: platform === 'qrcode' || (platform === 'mobile' && isScanning),
    choose(way) {
      setChosen(way)
      scan(false)
    },
    scan,
  }
}
