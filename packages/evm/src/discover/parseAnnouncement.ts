import type { Connector } from '@latchkey/core'
import {
  custom,
  fallback,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  regex,
  startsWith,
  string,
  transform,
  trim,
} from 'valibot'
import type { Eip1193Provider } from '../wallet/Eip1193Provider'
import { isEip1193Provider } from '../wallet/isEip1193Provider'
import { parseOrNull } from '../wallet/parseOrNull'

/** An icon is part of the announcement, so 64 KB of it is plenty. */
const maxIconLength = 65_536

/** Control signs and those that turn the direction of reading can make one name look like another. */
const deceptive = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** EIP-6963 wants a data URI; any other address would send the visitor's browser to a stranger's host. */
const icon = /* @__PURE__ */ fallback(
  /* @__PURE__ */ optional(
    /* @__PURE__ */ pipe(
      /* @__PURE__ */ string(),
      /* @__PURE__ */ maxLength(maxIconLength),
      /* @__PURE__ */ startsWith('data:image/'),
    ),
  ),
  undefined,
)

const detail = /* @__PURE__ */ object({
  info: /* @__PURE__ */ object({
    uuid: /* @__PURE__ */ pipe(
      /* @__PURE__ */ string(),
      /* @__PURE__ */ minLength(1),
      /* @__PURE__ */ maxLength(128),
    ),
    name: /* @__PURE__ */ pipe(
      /* @__PURE__ */ string(),
      /* @__PURE__ */ transform((name) => name.replace(deceptive, '')),
      /* @__PURE__ */ trim(),
      /* @__PURE__ */ minLength(1),
      /* @__PURE__ */ maxLength(64),
    ),
    icon,
    rdns: /* @__PURE__ */ pipe(
      /* @__PURE__ */ string(),
      /* @__PURE__ */ maxLength(253),
      /* @__PURE__ */ regex(/^[\w-]+(\.[\w-]+)+$/),
    ),
  }),
  provider: /* @__PURE__ */ custom<Eip1193Provider>(isEip1193Provider),
})

const announcement = /* @__PURE__ */ object({ detail })

/** [EVM-1] The wallet behind an announcement, or null when it is not fit to be shown. */
export function parseAnnouncement(event: unknown): Connector | null {
  const parsed = parseOrNull(announcement, event)
  if (!parsed) return null
  const { info, provider } = parsed.detail
  return {
    id: info.rdns,
    name: info.name,
    type: 'ANNOUNCED',
    chain: 'eip155',
    ...(info.icon === undefined ? {} : { imageUrl: info.icon }),
    info: { rdns: info.rdns, uuid: info.uuid },
    provider,
  }
}
