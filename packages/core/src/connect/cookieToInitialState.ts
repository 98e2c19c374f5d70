import { isAddress, isCaipAddress, parseAddress, toNetworkId } from '@latchkey/protocol'
import { array, check, maxLength, pipe, safeParse, string, transform, tuple } from 'valibot'
import { cookieName } from './cookieName'
import type { InitialState, RememberedAccount } from './InitialState'

/** Four families with the longest addresses and ids stay below it. */
const longestValue = 3_000
/** As in storage: ids are short, and anything longer isn't ours. Those of wagmi's connectors have up to 259 characters. */
const longestId = 500

const account = /* @__PURE__ */ pipe(
  string(),
  check((text) => isCaipAddress(text)),
  transform(parseAddress),
  check(({ namespace, address }) => isAddress(namespace, address)),
)
const row = /* @__PURE__ */ pipe(
  /* @__PURE__ */ tuple([account, /* @__PURE__ */ pipe(string(), maxLength(longestId))]),
  transform(
    ([{ namespace, chainId, address }, connectorId]): RememberedAccount => ({
      namespace,
      address,
      networkId: toNetworkId({ namespace, chainId }),
      connectorId,
    }),
  ),
)
const isOnePerFamily = (rows: RememberedAccount[]) =>
  new Set(rows.map(({ namespace }) => namespace)).size === rows.length
const rows = /* @__PURE__ */ pipe(array(row), maxLength(4), check(isOnePerFamily))

/**
 * Reads the cookie that `<CookieProvider>` keeps, from the `Cookie` header of a request. Pass the result to
 * `<CookieProvider initialState>`. Runs on any server. Returns undefined for a visitor who isn't connected, and for a
 * cookie that isn't ours.
 * @param id the `id` of the instance, if it has one
 */
export function cookieToInitialState(
  header: string | null | undefined,
  { id = null }: { readonly id?: string | null | undefined } = {},
): InitialState | undefined {
  const parts = header?.split(';').map((part) => part.trim())
  // The one that a sibling subdomain can't set counts first, also when it's empty.
  const [value] = [true, false].flatMap((isSecure) => {
    const start = `${cookieName(id, isSecure)}=`
    return parts?.find((part) => part.startsWith(start))?.slice(start.length) ?? []
  })
  if (!value || value.length > longestValue) return undefined
  const read = safeParse(rows, parse(value))
  return read.success && read.output.length > 0 ? { accounts: read.output } : undefined
}

function parse(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value))
  } catch {
    // Anybody can send a cookie that is neither.
    return undefined
  }
}
