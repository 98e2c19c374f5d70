import type { OpenRequest } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'

/** What the attributes of an element say. */
export type ButtonSettings = {
  readonly label: string | undefined
  readonly loadingLabel: string | undefined
  readonly balance: 'show' | 'hide'
  readonly namespace: Namespace | undefined
  readonly charsStart: number | undefined
  readonly charsEnd: number | undefined
}

/** What is drawn inside a button. */
export type ButtonFace = {
  /** A gradient, an image, or the letter that replaces it. None of them: a button with text only. */
  readonly picture?: string
  readonly image?: string | undefined
  readonly letter?: string
  readonly text: string
  readonly isLost?: boolean
  /** Empty while it loads; without one there is no place for it. */
  readonly balance?: string | null
}

/** What a button shows now, and what it does. */
export type ButtonContent = {
  readonly look: 'connect' | 'account' | 'network'
  readonly className: string
  readonly isBusy?: boolean
  /** What a press opens. */
  readonly request: OpenRequest
  readonly face: ButtonFace
  readonly onPress?: () => void
  /** Keeps what is shown up to date while it's shown. Returns how to stop. */
  readonly watch?: () => () => void
}
