import { clientAddress, readBody } from '@latchkey/gateway/server'
import type { Context } from 'hono'
import type { FrameServices } from '../FrameServices'
import { addressRule } from '../http/addressRule'

const limitBytes = 20_000

/** Reads the form that a browser posted. */
export async function readForm(
  { settings, bodies: budget, slabs }: Pick<FrameServices, 'settings' | 'bodies' | 'slabs'>,
  context: Context,
): Promise<URLSearchParams> {
  const address = clientAddress(context, addressRule(settings))
  const text = await readBody(
    context,
    { limitBytes, address, budget, slabs, charge: () => undefined },
    (body) => body.read((bytes) => Buffer.from(bytes).toString('utf8')),
  )
  return new URLSearchParams(text)
}
