import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'

type Props = {
  readonly title: string
  readonly closeWord: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons. */
  readonly actions: ReactNode
}

/** A long body scrolls and must be reachable by keyboard. */
const focusable = { tabIndex: 0 }

/** A sheet over the page with a title, a scrolling body and buttons. */
export function Dialog({ title, closeWord, onClose, children, actions }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="sheet-title" onClose={onClose}>
      <span className="grab" aria-hidden="true" />
      <header className="sheet-head">
        <h2 id="sheet-title">{title}</h2>
        <button type="button" className="quiet-button" onClick={() => dialog.current?.close()}>
          {closeWord}
        </button>
      </header>
      <section className="sheet-body" aria-label={title} {...focusable}>
        {children}
      </section>
      <footer className="sheet-foot">{actions}</footer>
    </dialog>
  )
}
