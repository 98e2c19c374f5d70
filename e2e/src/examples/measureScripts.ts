import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Request } from 'playwright-core'

/** The JavaScript that a page had loaded at two moments, in bytes of gzip. */
export type Sizes = { readonly early: number; readonly open: number }

/** Waits until a page requests nothing more, and returns the gzip bytes of the scripts among its requests. */
export async function measureScripts(requests: readonly Request[]): Promise<number> {
  // What is fetched ahead while the visitor reads counts too: when it starts depends on the machine.
  for (let before = -1; before < requests.length; ) {
    before = requests.length
    await setTimeout(1_000)
  }
  const scripts = new Map(
    requests
      .filter((request) => new URL(request.url()).pathname.endsWith('.js'))
      .map((request) => [request.url(), request]),
  )
  const bodies = await Promise.all(
    [...scripts.values()].map(async (request) => (await request.response())?.body()),
  )
  return bodies.reduce((sum, body) => sum + (body ? gzipSync(body, { level: 9 }).length : 0), 0)
}

/** Formats the sizes of several sites beside those of the first one. */
export function sizeTable(rows: readonly (readonly [string, Sizes])[]): string {
  const [[, first] = ['', { early: 0, open: 0 }]] = rows
  const cell = (bytes: number, beside: number) =>
    `${(bytes / 1000).toFixed(1)} KB`.padStart(9) + ` (${signed((bytes - beside) / 1000)})`.padStart(10)
  const lines = rows.map(
    ([name, { early, open }]) => `${name.padEnd(9)}${cell(early, first.early)}${cell(open, first.open)}`,
  )
  const head = `${''.padEnd(9)}${'before a press'.padStart(19)}${'with the modal open'.padStart(21)}`
  return ['JavaScript in gzip, and how it differs from the React build', head, ...lines].join('\n')
}

const signed = (kb: number) => `${kb < 0 ? '−' : '+'}${Math.abs(kb).toFixed(1)}`
