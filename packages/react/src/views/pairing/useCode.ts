import { pairingSpareMs } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import type { PairingTexts } from '../../i18n/pairing/en'
import { type Copy, useCopy } from './useCopy'
import { useCountdown } from './useCountdown'
import type { Pairing } from './usePairing'
import type { WalletToPair } from './useWalletToPair'

/** A QR code and its surroundings. */
export type Code = {
  /** Null while it's prepared or renewed. */
  readonly uri: string | null
  readonly label: string
  /** Announced while the code is prepared. */
  readonly preparing: string
  readonly hint: string
  /** When it's replaced, in its last minute. */
  readonly renews: string | null
  /** The wallet whose icon is in the middle. */
  readonly face: { readonly name: string; readonly imageUrl: string | undefined } | null
  readonly origins: readonly string[]
  readonly copy: Copy
}

/** [WC-1] [WC-2] Returns what to show and announce for a code: each once, the countdown never. */
export function useCode(
  { uri, expiresAt }: Pairing,
  texts: PairingTexts | null,
  { name, imageUrl, origins }: Pick<WalletToPair, 'name' | 'imageUrl' | 'origins'>,
  isShown: boolean,
): Code {
  const announce = useAnnounce()
  const spoken = useRef<string>(null)
  const hint = texts ? (name ? texts.t('pairing.scanWith', { wallet: name }) : texts.t('pairing.scan')) : ''
  const renewed = texts?.t('pairing.renewed') ?? ''
  useEffect(() => {
    if (!isShown || hint === '' || uri === null || spoken.current === uri) return
    announce(spoken.current === null ? hint : renewed)
    spoken.current = uri
  }, [announce, isShown, uri, hint, renewed])
  const count = useCountdown(uri !== null && expiresAt !== null ? expiresAt - pairingSpareMs : null)
  return {
    uri: texts && uri,
    label: texts?.t('pairing.qr') ?? '',
    preparing: texts?.t('pairing.preparing') ?? '',
    hint,
    renews: count !== null && texts ? texts.t('pairing.renews', { count }) : null,
    face: name ? { name, imageUrl } : null,
    origins,
    copy: useCopy(uri, texts),
  }
}
