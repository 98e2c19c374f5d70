import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { HelpBlocks } from '../parts/HelpBlocks'
import * as art from '../parts/HelpBlocks.module.css'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useWhatIsANetwork } from './WhatIsANetworkView.model'

const drawings = {
  ledger: (
    <>
      <path className={art.line} d="M32 13 14 24v18l18 10 18-10V24zM32 32v20M32 32 14 24M32 32l18-8" />
      <path className={art.soft} d="M32 13 14 24l18 8 18-8z" />
      <path className={art.line} d="M32 13 14 24l18 8 18-8z" />
      <circle className={art.face} cx="32" cy="12" r="5" />
      <circle className={art.face} cx="13" cy="24" r="5" />
      <circle className={art.face} cx="51" cy="24" r="5" />
      <circle className={art.face} cx="13" cy="43" r="5" />
      <circle className={art.face} cx="51" cy="43" r="5" />
      <circle className={art.face} cx="32" cy="53" r="5" />
      <path
        className={art.line}
        d="M37 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0M18 24a5 5 0 1 1-10 0 5 5 0 0 1 10 0M56 24a5 5 0 1 1-10 0 5 5 0 0 1 10 0M18 43a5 5 0 1 1-10 0 5 5 0 0 1 10 0M56 43a5 5 0 1 1-10 0 5 5 0 0 1 10 0M37 53a5 5 0 1 1-10 0 5 5 0 0 1 10 0"
      />
      <circle className={art.full} cx="32" cy="32" r="6" />
    </>
  ),
  choice: (
    <>
      <rect className={art.soft} x="8" y="10" width="48" height="12" rx="6" />
      <rect className={art.soft} x="8" y="26" width="48" height="12" rx="6" />
      <rect className={art.soft} x="8" y="42" width="48" height="12" rx="6" />
      <path className={art.line} d="M14 16h20M14 32h32M14 48h11" />
      <circle className={art.face} cx="37" cy="16" r="5" />
      <circle className={art.full} cx="48" cy="32" r="6" />
      <circle className={art.face} cx="27" cy="48" r="5" />
      <path
        className={art.line}
        d="M42 16a5 5 0 1 1-10 0 5 5 0 0 1 10 0M32 48a5 5 0 1 1-10 0 5 5 0 0 1 10 0"
      />
      <path className={art.mark} d="m45.2 32.2 2 2 3.8-4.2" />
    </>
  ),
}

/** Explains networks to someone who wonders what to choose. */
export function WhatIsANetworkView(props: ViewProps<'WhatIsANetwork'>): ReactElement {
  const { blocks, texts, goBack } = useWhatIsANetwork(props)
  return (
    <ViewBody>
      <HelpBlocks label={texts.title} blocks={blocks} drawings={drawings} />
      <Button wide look="secondary" onClick={goBack}>
        {texts.back}
      </Button>
    </ViewBody>
  )
}
