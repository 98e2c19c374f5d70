/** How a message is published: the number the relay sees, its lifetime in seconds, whether to wake the wallet. */
type RelayTag = { readonly tag: number; readonly ttl: number; readonly prompt?: boolean }

/** The tags of a peer method: request, answer, and rejections if it has them. */
type MethodTags = {
  readonly request: RelayTag
  readonly response: RelayTag
  readonly reject?: RelayTag
  readonly autoReject?: RelayTag
}

const day = 86_400

/** Tags and lifetimes of the peer methods. A relay sees these numbers, never the method. */
export const relayTags = {
  wc_pairingDelete: { request: { tag: 1000, ttl: day }, response: { tag: 1001, ttl: day } },
  wc_pairingPing: { request: { tag: 1002, ttl: 30 }, response: { tag: 1003, ttl: 30 } },
  wc_sessionPropose: {
    request: { tag: 1100, ttl: 300, prompt: true },
    response: { tag: 1101, ttl: 300 },
    reject: { tag: 1120, ttl: 300 },
    autoReject: { tag: 1121, ttl: 300 },
  },
  wc_sessionSettle: { request: { tag: 1102, ttl: 300 }, response: { tag: 1103, ttl: 300 } },
  wc_sessionUpdate: { request: { tag: 1104, ttl: day }, response: { tag: 1105, ttl: day } },
  wc_sessionExtend: { request: { tag: 1106, ttl: day }, response: { tag: 1107, ttl: day } },
  wc_sessionRequest: { request: { tag: 1108, ttl: 300, prompt: true }, response: { tag: 1109, ttl: 300 } },
  wc_sessionEvent: { request: { tag: 1110, ttl: 300, prompt: true }, response: { tag: 1111, ttl: 300 } },
  wc_sessionDelete: { request: { tag: 1112, ttl: day }, response: { tag: 1113, ttl: day } },
  wc_sessionPing: { request: { tag: 1114, ttl: day }, response: { tag: 1115, ttl: day } },
  wc_sessionAuthenticate: {
    request: { tag: 1116, ttl: 3_600, prompt: true },
    response: { tag: 1117, ttl: 3_600 },
    reject: { tag: 1118, ttl: 300 },
    autoReject: { tag: 1119, ttl: 300 },
  },
} as const satisfies Record<string, MethodTags>
