/** How the messages of one method travel: tags, and how many seconds the relay keeps them. */
export type MethodRules = {
  readonly request: { readonly tag: number; readonly ttl: number; readonly prompt?: boolean }
  readonly answer: { readonly tag: number; readonly ttl: number }
  readonly rejection?: { readonly tag: number; readonly ttl: number }
}

const minutes = 60
const hour = 3_600
const day = 86_400

/** The methods that dapp and wallet speak with each other. */
export const methodRules = {
  wc_pairingDelete: { request: { tag: 1000, ttl: day }, answer: { tag: 1001, ttl: day } },
  wc_pairingPing: { request: { tag: 1002, ttl: 30 }, answer: { tag: 1003, ttl: 30 } },
  wc_sessionPropose: {
    request: { tag: 1100, ttl: 5 * minutes, prompt: true },
    answer: { tag: 1101, ttl: 5 * minutes },
    rejection: { tag: 1120, ttl: 5 * minutes },
  },
  wc_sessionSettle: {
    request: { tag: 1102, ttl: 5 * minutes },
    answer: { tag: 1103, ttl: 5 * minutes },
  },
  wc_sessionUpdate: { request: { tag: 1104, ttl: day }, answer: { tag: 1105, ttl: day } },
  wc_sessionExtend: { request: { tag: 1106, ttl: day }, answer: { tag: 1107, ttl: day } },
  wc_sessionRequest: {
    request: { tag: 1108, ttl: 5 * minutes, prompt: true },
    answer: { tag: 1109, ttl: 5 * minutes },
  },
  wc_sessionEvent: {
    request: { tag: 1110, ttl: 5 * minutes, prompt: true },
    answer: { tag: 1111, ttl: 5 * minutes },
  },
  wc_sessionDelete: { request: { tag: 1112, ttl: day }, answer: { tag: 1113, ttl: day } },
  wc_sessionPing: { request: { tag: 1114, ttl: day }, answer: { tag: 1115, ttl: day } },
  wc_sessionAuthenticate: {
    request: { tag: 1116, ttl: hour, prompt: true },
    answer: { tag: 1117, ttl: hour },
    rejection: { tag: 1118, ttl: 5 * minutes },
  },
} as const satisfies Record<string, MethodRules>
