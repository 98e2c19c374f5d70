import { useStyles } from '@latchkey/ui'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { firstParts } from './firstParts'
import sheet, * as css from './ViewBody.module.css'

const Body = /* @__PURE__ */ forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function ViewBody(props, ref) {
    useStyles(sheet)
    const { className, ...rest } = props
    return (
      <div
        data-part="body"
        {...rest}
        ref={ref}
        className={className ? `${css.body} ${className}` : css.body}
      />
    )
  },
)

/** What a view shows below the header, one thing under the other. */
export const ViewBody = /* @__PURE__ */ Object.assign(Body, {
  // Only named, never read: see there.
  alongside: firstParts,
})
