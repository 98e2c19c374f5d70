import { type Platform, platformsOf, type WalletPlaces } from '@latchkey/core'
import { useState } from 'react'
import { useInstance } from '../../hooks/useInstance'

/** The ways to reach a wallet, and the current one. */
export type PlatformChoice = {
  readonly platforms: readonly Platform[]
  readonly platform: Platform
  /** Whether to show a code, even on a phone that could open the app. */
  readonly isCode: boolean
  readonly choose: (platform: Platform) => void
  readonly scan: (isScanning: boolean) => void
}

/** Returns the way to reach a wallet: the best one until the visitor chooses another. */
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
