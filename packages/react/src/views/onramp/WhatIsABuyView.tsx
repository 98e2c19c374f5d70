import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { HelpBlocks } from '../parts/HelpBlocks'
import * as art from '../parts/HelpBlocks.module.css'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useWhatIsABuy } from './WhatIsABuyView.model'

const drawings = {
  pay: (
    <>
      <rect className={art.soft} x="6" y="14" width="42" height="28" rx="5" />
      <path
        className={art.line}
        d="M11 14h32a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5M6 23h42M12 35h8"
      />
      <circle className={art.face} cx="45" cy="43" r="13" />
      <path className={art.line} d="M58 43a13 13 0 1 1-26 0 13 13 0 0 1 26 0" />
      <circle className={art.full} cx="45" cy="43" r="8" />
      <path className={art.mark} d="M45 38.5v9M41 43.5l4 4 4-4" />
    </>
  ),
}

/** Explains buying to someone who never did. */
export function WhatIsABuyView(props: ViewProps<'WhatIsABuy'>): ReactElement {
  const { blocks, texts, buy } = useWhatIsABuy(props)
  return (
    <ViewBody>
      <HelpBlocks label={texts.title} blocks={blocks} drawings={drawings} />
      <Button wide onClick={buy}>
        {texts.buy}
      </Button>
    </ViewBody>
  )
}
