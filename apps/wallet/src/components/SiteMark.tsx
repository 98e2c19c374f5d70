import { type ReactElement, useState } from 'react'
import { siteOf } from '../words/siteOf'

type Props = {
  readonly metadata: { readonly name: string; readonly url: string; readonly icons: readonly string[] }
  readonly isBig?: boolean
}

/** Longer ones aren't icons. */
const longestIcon = 100_000

/** The site's icon if its message contains it, else the first letter of its name. */
export function SiteMark({ metadata, isBig = false }: Props): ReactElement {
  const { monogram, tint } = siteOf(metadata)
  const [isBroken, setBroken] = useState(false)
  const icon = metadata.icons.find((one) => /^data:image\//i.test(one) && one.length < longestIcon)
  const size = isBig ? 'mark mark-big' : 'mark'
  return (
    <span className={size} data-tint={tint} aria-hidden="true">
      {icon && !isBroken ? <img src={icon} alt="" onError={() => setBroken(true)} /> : monogram}
    </span>
  )
}
