import { type ReactElement, useEffect, useId, useState } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { readQuery } from '../settings/readQuery'

/** Wallets to leave out, by id or reverse-DNS name. Applied on blur or Enter. */
export function ExcludedWallets(): ReactElement {
  const { settings, playground } = usePlayground()
  const applied = settings.exclude.join(', ')
  const [text, setText] = useState(applied)
  const [fault, setFault] = useState<string | null>(null)
  const id = useId()
  useEffect(() => setText(applied), [applied])
  const apply = () => {
    // The same rules as for the query, so the address can be shared.
    const query = new URLSearchParams({ exclude: text.replaceAll(/\s/g, '') })
    const read = readQuery(query.toString(), [])
    setFault(read.faults[0]?.reason ?? null)
    if (read.faults.length === 0 && read.settings.exclude.join(', ') !== applied)
      playground.change({ exclude: read.settings.exclude })
  }
  return (
    <div className="field field-tall">
      <label htmlFor={id}>Excluded wallets</label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder="dev.latchkey.late"
        spellCheck={false}
        autoComplete="off"
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        onChange={(event) => setText(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
      <p className="fault" id={`${id}-fault`} role="status">
        {fault}
      </p>
    </div>
  )
}
