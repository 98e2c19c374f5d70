import { useStyles } from '@latchkey/ui'
import type { ComponentPropsWithoutRef, ReactElement, Ref } from 'react'
import sheet, * as css from './ViewBody.module.css'

/** What a view shows below the header, one thing under the other. */
export function ViewBody({
  className,
  bodyRef,
  ...rest
}: ComponentPropsWithoutRef<'div'> & { readonly bodyRef?: Ref<HTMLDivElement> }): ReactElement {
  useStyles(sheet)
  return (
    <div
      data-part="body"
      {...rest}
      ref={bodyRef}
      className={className ? `${css.body} ${className}` : css.body}
    />
  )
}
