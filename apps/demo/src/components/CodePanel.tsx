import { type ReactElement, useMemo } from 'react'
import { generateCode } from '../code/generateCode'
import { highlight } from '../code/highlight'
import { usePlayground } from '../playground/usePlayground'
import { hasPairing } from '../settings/hasPairing'
import { signInOf } from '../settings/signInOf'
import { toOptions } from '../settings/toOptions'
import { CopyTextButton } from './CopyTextButton'
import { Panel } from './Panel'
import { ScrollRegion } from './ScrollRegion'

/** The code for the current settings. */
export function CodePanel(): ReactElement {
  const { settings, playground } = usePlayground()
  const code = useMemo(
    () =>
      generateCode(toOptions(settings, playground.site, location.origin), {
        isPairing: hasPairing(settings, playground.site),
        signIn: signInOf(settings, playground.site),
        frame: playground.site.frame,
      }),
    [settings, playground],
  )
  const tokens = useMemo(() => {
    let start = 0
    return highlight(code).map((token) => {
      const key = start
      start += token.text.length
      return { ...token, key }
    })
  }, [code])
  return (
    <Panel
      id="code"
      className="code-panel"
      title="Your code"
      hint="Complete: it’s what this page runs."
      actions={<CopyTextButton label="Copy code" getText={() => code} />}
    >
      <ScrollRegion className="code" label="Code for the current settings">
        <pre>
          <code>
            {tokens.map(({ kind, text, key }) =>
              kind === 'text' ? (
                text
              ) : (
                <span key={key} className={`code-${kind}`}>
                  {text}
                </span>
              ),
            )}
          </code>
        </pre>
      </ScrollRegion>
    </Panel>
  )
}
