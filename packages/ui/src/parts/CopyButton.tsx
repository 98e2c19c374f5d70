import { type ReactElement, useEffect, useState } from 'react'
import { iconCheck } from '../icons/iconCheck'
import { iconCopy } from '../icons/iconCopy'
import { iconError } from '../icons/iconError'
import { Button } from './Button'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { writeToClipboard } from './writeToClipboard'

const shapes = { idle: iconCopy, copied: iconCheck, failed: iconError }
const shownForMs = 2000

/** What {@link CopyButton} takes. */
export type CopyButtonProps = {
  /** The text to copy. */
  readonly text: string
  readonly label: string
  readonly copiedLabel: string
  readonly failedLabel: string
  /** Shows the icon only. */
  readonly compact?: boolean
  readonly look?: 'secondary' | 'quiet'
  readonly wide?: boolean
  /** Called with the message for a live region. */
  readonly announce?: (message: string) => void
}

/** Copies a text and shows whether it worked. */
export function CopyButton(props: CopyButtonProps): ReactElement {
  const { text, label, copiedLabel, failedLabel, compact, look = 'quiet', wide = false, announce } = props
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), shownForMs)
    return () => clearTimeout(timer)
  }, [state])

  const onClick = async () => {
    const isCopied = await writeToClipboard(text)
    setState(isCopied ? 'copied' : 'failed')
    announce?.(isCopied ? copiedLabel : failedLabel)
  }
  const said = { idle: label, copied: copiedLabel, failed: failedLabel }[state]
  const shared = { 'data-part': 'copy-button', 'data-copy': state, onClick }
  if (compact) return <IconButton {...shared} shape={shapes[state]} label={said} />
  return (
    <Button {...shared} look={look} wide={wide} icon={<Icon shape={shapes[state]} />}>
      {said}
    </Button>
  )
}
