import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { HelpBlocks } from '../parts/HelpBlocks'
import * as art from '../parts/HelpBlocks.module.css'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useWhatIsAWallet } from './WhatIsAWalletView.model'

const drawings = {
  own: (
    <>
      <circle className={art.soft} cx="25" cy="18" r="9" />
      <circle className={art.soft} cx="42" cy="15" r="6" />
      <path
        className={art.line}
        d="M34 18a9 9 0 1 1-18 0 9 9 0 0 1 18 0M48 15a6 6 0 1 1-12 0 6 6 0 0 1 12 0M25 14v8M42 13v4"
      />
      <path className={art.full} d="M12 27a5 5 0 0 1 5-5h30a5 5 0 0 1 5 5v4H12z" />
      <path className={art.face} d="M10 27h39a6 6 0 0 1 6 6v15a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6z" />
      <path className={art.soft} d="M43 36h12v9H43a4.5 4.5 0 0 1 0-9z" />
      <path
        className={art.line}
        d="M10 27h39a6 6 0 0 1 6 6v15a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6zM43 36h12v9H43a4.5 4.5 0 0 1 0-9z"
      />
      <circle className={art.full} cx="44" cy="40.5" r="1.6" />
    </>
  ),
  login: (
    <>
      <rect className={art.soft} x="20" y="8" width="36" height="28" rx="5" />
      <rect className={art.face} x="8" y="18" width="38" height="30" rx="5" />
      <path
        className={art.line}
        d="M8 26h38M13 22h.01M18 22h.01M13 18h28a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5V23a5 5 0 0 1 5-5"
      />
      <path className={art.line} d="M15 33h12M15 39h8" />
      <circle className={art.full} cx="45" cy="45" r="11" />
      <path className={art.mark} d="m40 45.5 3.5 3.5 6.5-7.5" />
    </>
  ),
  keys: (
    <>
      <path className={art.soft} d="M32 7 52 14v15c0 13-8 22-20 27-12-5-20-14-20-27V14z" />
      <path className={art.line} d="M32 7 52 14v15c0 13-8 22-20 27-12-5-20-14-20-27V14z" />
      <circle className={art.face} cx="26" cy="35" r="7" />
      <path
        className={art.line}
        d="M33 35a7 7 0 1 1-14 0 7 7 0 0 1 14 0M31 30l11-11M37.5 23.5l4 4M41 20l3 3"
      />
      <circle className={art.full} cx="26" cy="35" r="1.8" />
    </>
  ),
}

/** Explains wallets to someone who never had one. */
export function WhatIsAWalletView(props: ViewProps<'WhatIsAWallet'>): ReactElement {
  const { blocks, texts, getWallet } = useWhatIsAWallet(props)
  return (
    <ViewBody>
      <HelpBlocks label={texts.title} blocks={blocks} drawings={drawings} />
      <Button wide onClick={getWallet}>
        {texts.getWallet}
      </Button>
    </ViewBody>
  )
}
