import { browserHost, createLatchkey, type Host, type Latchkey, type Options } from '@latchkey/core'
import { isLatchkeyError } from '@latchkey/protocol'
import { LatchkeyProvider } from '@latchkey/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** What a developer has while they write a site, and what they read then. */
export type Desk = {
  /** Creates an instance from options that plain JavaScript may pass. */
  create(options: unknown, host?: Partial<Host>): Latchkey
  /** Renders something, without a provider. */
  render(node: ReactNode): void
  /** Renders a site, and opens its modal. */
  open(latchkey: Latchkey, children?: ReactNode): void
  /** The messages so far: of what was thrown, with its causes, and of the console. */
  read(): string
  /** What was thrown so far, without causes. */
  thrown(): readonly unknown[]
}

/** Lets a developer make a mistake, and notes what they read. */
export function createDesk(write: (desk: Desk) => unknown): Desk {
  const lines: string[] = []
  const thrown: unknown[] = []
  const note = (...parts: readonly unknown[]) => {
    for (const part of parts) {
      lines.push(part instanceof Error ? part.message : String(part))
      if (isLatchkeyError(part)) lines.push(String(Object(part.values).docs))
      if (part instanceof Error && part.cause) note(part.cause)
    }
  }
  const caught = (error: unknown) => {
    thrown.push(error)
    note(error)
  }
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(note)
  onTestFinished(() => void vi.restoreAllMocks())
  const desk: Desk = {
    create(options, host = {}) {
      const latchkey = createLatchkey(options as Options, { ...browserHost(), storage: null, ...host })
      onTestFinished(() => latchkey.destroy())
      return latchkey
    },
    render(node) {
      const container = document.body.appendChild(document.createElement('div'))
      const root = createRoot(container, { onUncaughtError: caught })
      onTestFinished(() => {
        root.unmount()
        container.remove()
      })
      root.render(node)
    },
    open(latchkey, children) {
      desk.render(<LatchkeyProvider latchkey={latchkey}>{children}</LatchkeyProvider>)
      latchkey.open().catch(caught)
    },
    read: () => lines.join('\n'),
    thrown: () => thrown,
  }
  try {
    Promise.resolve(write(desk)).catch(caught)
  } catch (error) {
    caught(error)
  }
  return desk
}
