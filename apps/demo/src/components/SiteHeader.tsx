import type { ReactElement } from 'react'

/** The project's name and the page navigation. */
export function SiteHeader(): ReactElement {
  return (
    <header className="site-header">
      <a className="site-name" href="#top" id="top">
        <svg viewBox="0 0 32 32" aria-hidden="true" className="mark">
          <rect width="32" height="32" rx="9" />
          <path d="M16 7a5.4 5.4 0 0 1 2.6 10.1L20.6 25h-9.2l2-7.9A5.4 5.4 0 0 1 16 7z" />
        </svg>
        Latchkey
      </a>
      <nav aria-label="Sections">
        <a href="#settings">Settings</a>
        <a href="#code">Code</a>
        <a href="#try">Try it</a>
        <a href="#events">Events</a>
      </nav>
    </header>
  )
}
