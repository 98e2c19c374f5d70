import { pairingSpareMs } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import type { PairingTexts } from '../../i18n/pairing/PairingDictionary'
import { type Copy, useCopy } from './useCopy'
import { useCountdown } from './useCountdown'
import type { Pairing } from './usePairing'
import type { WalletToPair } from './useWalletToPair'

/** A code to scan, with all that stands around it. */
export type Code = {
  /** Null while it is being prepared or renewed. */
  readonly uri: string | null
  readonly label: string
  /** Said in its place to those who can't see that it is on its way. */
  readonly preparing: string
  readonly hint: string
  /** When it is replaced, in its last minute. */
  readonly renews: string | null
  /** Whose picture stands in the middle. */
  readonly face: { readonly name: string; readonly imageUrl: string | undefined } | null
  readonly origins: readonly string[]
  readonly copy: Copy
}

/** [WC-1] [WC-2] What is shown and said of a code; each is said once, its countdown never. */
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
