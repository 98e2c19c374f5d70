import { Button, Icon, iconCopy } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { Copy } from '../pairing/useCopy'

/** [WC-1] Copies the link of a pairing. */
export function CopyLink({ copy }: { readonly copy: Copy }): ReactElement {
  return (
    <Button
      wide
      look="secondary"
      data-part="copy-button"
      icon={<Icon shape={iconCopy} />}
      loading={!copy.isReady}
      onClick={copy.run}
    >
      {copy.text}
    </Button>
  )
}
